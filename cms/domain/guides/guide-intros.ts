import type { GuideKind } from './guides.ts';
import { stableHash } from '../words/stable-hash.ts';

/**
 * Introductions for guides without one from an editor (spec 2 §2). They only say what any map of Baltimore
 * shows, and nothing about individual places.
 */
const NEIGHBORHOOD_INTROS: Readonly<Record<string, readonly string[]>> = {
  'Fells Point': [
    'The stones of Thames Street were ballast before they were paving, and they still slow everybody down to the right pace for reading menus. Fells Point eats by the water, late, and mostly on foot.',
    'Broadway runs down to the harbor and ends at the pier; dinner in Fells Point usually begins somewhere along that line. Come early for a table, come late for the noise.',
  ],
  Canton: [
    'Canton keeps its square at the center and its kitchens around it, which makes choosing a matter of one slow lap. Parking is the hard part; the rest of the evening takes care of itself.',
    'Between O’Donnell Square and the waterfront promenade lie more dinners than a month has evenings. This is how we would spend the first of them.',
  ],
  'Federal Hill': [
    'The hill gives you the view and Cross Street gives you the supper. Federal Hill is at its best when one follows directly upon the other.',
    'Rowhouse bars, corner kitchens and a hill full of people watching the harbor turn pink: Federal Hill feeds a loud crowd, and a patient one too, if you know where to sit.',
  ],
  'Mount Vernon': [
    'Around the Washington Monument the dining rooms have high ceilings, and many of the guests have concert tickets. Mount Vernon knows how to serve you by half past seven.',
    'Mount Vernon was built for callers and calling cards, and its dining rooms still enjoy company. Walk up Charles Street and look in at the windows; that is what they are for.',
  ],
  Hampden: [
    'Thirty-Sixth Street is the Avenue to everybody who lives here. Hampden cooks the way it decorates: with conviction, and with more than one flamingo.',
    'Hampden was a mill village before it was a place to eat out, and it still likes its portions honest. Start at one end of the Avenue and see how far you get.',
  ],
  'Harbor East': [
    'Harbor East is the youngest part of the old waterfront, all glass and good shoes. It is where the city goes when somebody else has offered to pay, and sometimes when nobody has.',
    'Between the Inner Harbor and Fells Point stands a neighborhood that was warehouses within living memory. The kitchens are newer than the views, and take them just as seriously.',
  ],
};

const CUISINE_INTROS: Readonly<Record<string, readonly string[]>> = {
  Italian: [
    'Baltimore has a Little Italy, and it has Italian kitchens in every other part of town as well. Red sauce or white tablecloth: both have their evenings.',
    'There is a kind of hunger that only a bowl of pasta understands. The city has answered it for more than a century, and has not run out of answers.',
  ],
  Seafood: [
    'The Bay is why the city is here, and it is still what the city would rather eat. Ask where the crab is from, then order it anyway.',
    'Steamed, fried, broiled or on the half shell: in this town an opinion on seafood is a birthright. Here is ours.',
  ],
  American: [
    'American covers a great deal of ground: burgers, chops, a pie cooling somewhere in the back. What these kitchens share is that nobody needs the menu explained.',
    'Some nights want a tasting menu; most nights want a good burger and a seat. This list is for most nights.',
  ],
  Pizza: [
    'Thin, thick, square or folded in half over the sink: Baltimore never settled on one pizza, so it kept them all.',
    'Everyone’s best pizza is the one around the corner. These are worth turning another corner for.',
  ],
  Mexican: [
    'The tortillas tell you within one bite whether you are in the right place. Follow them to Highlandtown, and then to everywhere else.',
    'Tacos at a counter, mole at a table, a michelada in between: Baltimore’s Mexican kitchens ask only that you come hungry.',
  ],
};

const GENERAL: Readonly<Record<GuideKind, readonly ((name: string) => string)[]>> = {
  neighborhood: [
    (name) =>
      `Every part of Baltimore believes that it has the best corner in town, and ${name} makes a better case than most. We went through everything we list there and put it in order.`,
    (name) =>
      `If you live in ${name}, you have your place already, and you may argue with this list. If you do not, it is where to begin.`,
    (name) =>
      `A neighborhood is known by what it eats on an ordinary Tuesday. This is ${name} by that measure: the places people rate best, from the first to the last.`,
  ],
  cuisine: [
    (name) =>
      `Ask five people in Baltimore for the best ${name} in town and you will get six answers. We counted the votes instead.`,
    (name) =>
      `Good ${name} can stand in any neighborhood here, which is why this list crosses the whole city. Bring an appetite and a map.`,
    (name) =>
      `Some cravings have one name only. For those evenings when it has to be ${name}, this is the order in which we would try them.`,
  ],
  collection: [
    () =>
      'Some questions reach us every week, and this is one of them. The answer changes with the seasons and the ratings; the list keeps up.',
    () =>
      'We kept to one rule for this list and let the ratings do the rest. What is here has earned its line.',
  ],
  article: [() => ''],
};

/**
 * The intro of a guide on a given day: the same for everyone that day, a different one the next (decisions
 * §8).
 */
export function chooseGuideIntro({
  kind,
  name,
  slug,
  day,
}: {
  readonly kind: GuideKind;
  readonly name: string;
  readonly slug: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
}): string {
  const intros = guideIntros(kind, name);
  return intros[stableHash(`${slug} ${day}`) % intros.length] ?? '';
}

/** The candidates: intros written for the guide, otherwise the general ones. */
export function guideIntros(kind: GuideKind, name: string): readonly string[] {
  const written =
    kind === 'neighborhood'
      ? NEIGHBORHOOD_INTROS[name]
      : kind === 'cuisine'
        ? CUISINE_INTROS[name]
        : undefined;
  return written ?? GENERAL[kind].map((intro) => intro(name));
}
