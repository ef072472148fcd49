import { under, type SpecLine } from './spec-line.ts';

const POPUP = 'web/e2e/newsletter.spec.ts';
const CALL = 'web/server/newsletter.int.test.ts';

const DELAY = 'appears 10 seconds after the page has loaded, and not before';
const BUTTON = 'its button is off while the field is empty, and nothing is sent';
const CLOSED = '${how} closes it, with a marker of 7 days in both places';
const WELCOME_ANYWAY = 'the same welcome when ${what}; the marker is set and the popup closes';

/** Every text, limit and rule that spec 2 gives for the newsletter and its popup. */
export const SPEC_2_NEWSLETTER: readonly SpecLine[] = [
  ...under('§2 newsletter popup', [
    [
      '6,500+ locals, the weekend on Thursday, free',
      POPUP,
      'claims 6,500+ locals and a free Thursday newsletter, and says what one agrees to',
    ],
    [
      'A modal with an e-mail field',
      POPUP,
      'keeps the page from scrolling and the focus inside, and gives both back',
    ],
  ]),
  ...under('§4 newsletter popup', [
    ['10 seconds after page load', POPUP, DELAY],
    ['Not where the marker is', POPUP, 'is not fetched before it is due, nor by whoever has answered'],
    ['Submitting sets the marker', POPUP, 'a new reader is welcomed, marked for good, and never asked again'],
    ['Closing sets the marker for 7 days', POPUP, CLOSED],
    ['7 days, the rule', 'web/src/newsletter/popup-marker.test.ts', 'lasts 7 days'],
    [
      'The page does not scroll',
      POPUP,
      'keeps the page from scrolling and the focus inside, and gives both back',
    ],
    ['Console helpers in development alone', POPUP, 'has no helpers in the console of the built site'],
  ]),
  ...under('§5', [
    ['Required, of type email, off when empty, nothing sent', POPUP, BUTTON],
    ['Off when busy', POPUP, 'its button is off while the address is on its way'],
  ]),
  ...under('§7', [
    ['{email, source}', CALL, 'stores the address with its source, the consent as it read, and the time'],
    ["'Already subscribed'", CALL, "knows an address again in any spelling, and says 'Already subscribed'"],
  ]),
  ...under('§8', [
    ["'Welcome back! 👋'", POPUP, 'a reader who has subscribed before is welcomed back'],
    [
      "'Welcome to Baltimore's Food Scene! 🎉'",
      POPUP,
      'a new reader is welcomed, marked for good, and never asked again',
    ],
    ['The same on any failure', POPUP, WELCOME_ANYWAY],
  ]),
  ...under('§9', [
    ['10 seconds', POPUP, DELAY],
    ['7 days', POPUP, CLOSED],
  ]),
];
