import { under, type SpecLine } from './spec-line.ts';

const JOURNEY = 'web/e2e/quiz.spec.ts';
const STEPS = 'cms/domain/quiz/quiz-steps.test.ts';
const SETTINGS = 'cms/domain/quiz/default-settings.test.ts';
const ALL_ANSWERS = 'cms/domain/quiz/recommend.property.test.ts';
const CALL = 'web/server/quiz.int.test.ts';
const TOASTS = 'web/src/pages/quiz/quiz-toasts.test.ts';
const FIVE_SECONDS = 'limited options stand for 5 seconds, the other toasts for 3, one after the other';
const PAGE_STATE = 'web/src/pages/quiz/quiz-state.test.ts';

const QUESTIONS = 'six questions in order, each with its number, a progress bar and the options of §9';
const NEXT_WAITS = 'Next waits for an answer, Previous goes back to it, and no progress is lost';
const RESULTS =
  'a top pick with what to love, directions and reasons; more options; the same for whoever gets the link';
const NOTHING = 'nothing found: says so, and leads on';
const REFINE = 'Refine begins anew with a toast, Restart without one';
const PRESET = '${meal} presets the cuisine: question 3 is left out, question 4 keeps its number';
const AREA = '%s from %s searches by %s: %s';
const MEAL = '%s at %j fits %i';
const FIVE_DIGITS = 'exactly five digits, said in a sentence, and Next waits';
const SUBSCRIBED = '${name} ${text}';
const UNKNOWN_ZIP = 'an unknown one searches the whole city, and says so in a toast and on the page';
const SUBURB = 'a suburb without places of its own leads to the city';
const NO_EMAIL = 'results without e-mail, found in a moment; a surprise is announced and keeps its seed';
const BEST = 'rating descending, ties by review count, unknown last, shops after all';
const PADDING = 'to three, the area first, then what is near the zip, then the best of the city';
const GROUPS = 'up to three of the cuisine, then up to three related ones, six at most';

/** Every text, toast, limit and rule that spec 2 gives for the quiz, with the test that asserts it. */
export const SPEC_2_QUIZ: readonly SpecLine[] = [
  ...under('§2 quiz', [
    ["Title 'Find Your Perfect Baltimore Restaurant'", JOURNEY, QUESTIONS],
    ["Six questions, progress bar to 100, 'Question N of 6'", JOURNEY, QUESTIONS],
    ['Previous, Skip, Next; See Results on the last', JOURNEY, NEXT_WAITS],
    ["The gate: 'We Found Your Perfect Spots!'", JOURNEY, QUESTIONS],
    ["Top pick, 'What You'll Love', 'More Great Options', directions", JOURNEY, RESULTS],
    ["'Refine Results' and 'Restart Quiz'", JOURNEY, REFINE],
    ["'No restaurants found', 'Try Again', 'Browse All Restaurants'", JOURNEY, NOTHING],
    [
      'Scrolls to the top on transitions',
      JOURNEY,
      'the page scrolls to the top and the focus moves to the heading at each step',
    ],
    ['Result headings by meal', JOURNEY, '${meal}: ${heading}'],
    ['Result headings by meal, the rule', STEPS, 'the heading of %s is %s (spec 2 §2)'],
    ['An emoji by category', STEPS, '%s has the emoji %s'],
  ]),
  ...under('§3', [
    [
      '16 zips with three lists each',
      SETTINGS,
      'the table has the 16 zips of spec 2 §3, each with its three lists',
    ],
    [
      'Their neighborhoods exist',
      SETTINGS,
      'every neighborhood in it has places in the sample, or is one that the city knows',
    ],
  ]),
  ...under('§4 quiz', [
    ['Skip stores an empty answer and advances', PAGE_STATE, 'six questions, then the gate'],
    ['Breakfast, brunch, happy hour and cocktails preset the cuisine', JOURNEY, PRESET],
    ['The presets', STEPS, '%s presets the cuisine %s and asks for it only without one'],
    [
      'Results come whether the subscription succeeds or fails',
      JOURNEY,
      'a failure of the newsletter is a note, and the results come all the same',
    ],
    ['Restart and Refine reset everything', JOURNEY, REFINE],
  ]),
  ...under('§4 recommendation rules', [
    ["'Best' sorting", STEPS, BEST],
    ['Surprise: rating from 4, fewer than 50 reviews', STEPS, '%j may be the surprise: %s'],
    ['Surprise: random among at most 5', STEPS, 'one of the best five, the same for the same seed'],
    ['Walking, short drive and otherwise, anywhere', STEPS, AREA],
    ['Meal filters', STEPS, MEAL],
    ['Meal filters apply only if they leave a place', STEPS, 'apply only if they leave a place'],
    [
      'Seven suburban zips',
      SETTINGS,
      'the seven suburban zips of spec 2 §4 have city neighborhoods to fall back on',
    ],
    ['Hand-picked venues', SETTINGS, 'venues are picked by hand for the answers that spec 2 §4 names'],
    ['Hand-picked venues, the rule', STEPS, '%s + %s + %s: %s'],
    ['Cuisine by part of the category', STEPS, '%s is %s: %s'],
    ['Price', STEPS, '%s meets %s: %s'],
    ['Related cuisines', SETTINGS, 'related to %s: %s (spec 2 §4)'],
    ['Up to 3 in the cuisine and 3 in related ones', STEPS, GROUPS],
    ['Padded to 3, neighborhood matches preferred', STEPS, PADDING],
    [
      'No duplicates, 3 to 6 results',
      ALL_ANSWERS,
      'every combination from %s gives 3 to 6 different places of the pool',
    ],
    ['Nothing closed or excluded', CALL, 'takes a place out of the answers at once when it %s'],
  ]),
  ...under('§5', [
    ['Five digits, the message, Next disabled', JOURNEY, FIVE_DIGITS],
    ["'Invalid Email'", JOURNEY, '"${wrong}" is no address: Invalid Email, and nothing is sent'],
  ]),
  ...under('§7', [
    [
      '{email, source}; source quiz without a meal',
      JOURNEY,
      'a refusal of the newsletter is a note, too, and the source is quiz without a meal',
    ],
  ]),
  ...under('§8', [
    ["'Thank you!' in its three forms", JOURNEY, SUBSCRIBED],
    ["'Note'", JOURNEY, 'a failure of the newsletter is a note, and the results come all the same'],
    ["'Surprise Mode Activated!', 'Finding Your Perfect Match'", JOURNEY, NO_EMAIL],
    ["'Found N restaurants in ...', 'Expanded Options'", JOURNEY, SUBURB],
    ["'Limited options in your exact area'", JOURNEY, UNKNOWN_ZIP],
    ['Limited options for 5 seconds', TOASTS, FIVE_SECONDS],
    ["'10-15 minute options'", JOURNEY, 'a short drive is announced as such'],
    ["'Refining Your Results'", JOURNEY, REFINE],
  ]),
  ...under('§9', [['Meals, vibes, cuisines, distances, prices', JOURNEY, QUESTIONS]]),
];
