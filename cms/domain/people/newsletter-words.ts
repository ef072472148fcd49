import { CHOICES } from '#domain/quiz/answers';
import { GIFT_CARD_AMOUNT } from '#domain/guides/editorial-words';
import { moneyText } from '#domain/words/quantities';
import * as texts from '#texts';

/** The popup and the form match on this text (spec 2 §7). */
export const ALREADY_SUBSCRIBED = 'Already subscribed';

/** Where somebody signed up: a form of the site, or what an import says. */
export const SIGN_UP_PLACE_MAX_LENGTH = 200;

const SIGN_UP_PLACES: Readonly<Record<string, string>> = {
  popup: 'Popup',
  quiz: 'Quiz',
  'win-dinner': 'Giveaway page',
  ...Object.fromEntries(CHOICES.mealType.map((meal) => [meal, `Quiz: ${texts.quizAnswers[meal]()}`])),
};

/** Where somebody signed up, as staff read it: a form of the site by its name, and what an import says as it is. */
export const signUpPlaceText = (place: string): string => SIGN_UP_PLACES[place] ?? place;

const amount = moneyText(GIFT_CARD_AMOUNT);

/** What the popup says unless an editor words it otherwise. */
export const USUAL_POPUP = {
  title: () => texts.newsletter.popupTitle(),
  text: () => texts.newsletter.popupText(),
  button: () => texts.newsletter.popupButton(),
};

/** What the page of the giveaway says unless an editor words it otherwise. */
export const USUAL_GIVEAWAY = {
  heading: () => texts.winDinner.heading({ amount }),
  lead: () => texts.winDinner.lead({ amount }),
  rule: () => texts.winDinner.rule(),
  signUp: () => texts.winDinner.signUp(),
  /** A rule a line. */
  rules: () => texts.winDinner.rules({ amount }),
};

type Words<Name extends string> = Readonly<Record<Name, string>>;

/** An editor's words, and the usual ones where those are blank. */
export function worded<Name extends string>(
  usual: Readonly<Record<Name, () => string>>,
  own: Partial<Readonly<Record<Name, string | null>>> = {},
): Words<Name> {
  const names = Object.keys(usual) as Name[];
  return Object.fromEntries(names.map((name) => [name, own[name] || usual[name]()])) as Words<Name>;
}
