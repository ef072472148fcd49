import type { TAGS } from '#contract/restaurants';
import { spokenStreet } from './compose-name.ts';
import type { SampleCuisine } from './sample-cuisines.ts';
import type { SampleNeighborhood } from './sample-neighborhoods.ts';
import { CITY_ROOMS, COUNTY_ROOMS, DETAILS, OPENERS, TAG_SENTENCES } from './sample-sentences.ts';
import type { Dice } from './seeded-random.ts';

export interface DescribedPlace {
  readonly cuisine: SampleCuisine;
  readonly neighborhood: SampleNeighborhood;
  readonly street: string;
  readonly tags: readonly (typeof TAGS)[number][];
}

/** Areas that take another preposition than "in". */
const AREA_PHRASES: Readonly<Record<string, string>> = {
  Downtown: 'downtown',
  'Inner Harbor': 'by the Inner Harbor',
};

const SEATED_STYLES = ['dining', 'casual', 'bar', 'morning', 'counter'];

/**
 * One sentence on what is served where, and usually a second one about an occasion that the place is tagged
 * with.
 */
export function composeDescription(dice: Dice, place: DescribedPlace): string {
  const { cuisine, neighborhood, street, tags } = place;
  const [dish = '', other = ''] = dice.shuffle(cuisine.dishes);
  const rooms = neighborhood.city === 'Baltimore' ? CITY_ROOMS : COUNTY_ROOMS;
  const opener = dice
    .pick(OPENERS[cuisine.style])
    .replaceAll('{dish}', dish)
    .replaceAll('{other}', other)
    .replaceAll('{street}', spokenStreet(street))
    .replaceAll('in {area}', AREA_PHRASES[neighborhood.name] ?? `in ${neighborhood.name}`)
    .replaceAll('{area}', neighborhood.name)
    .replaceAll('{room}', dice.pick(rooms));
  return [capitalize(opener), composeSecond(dice, cuisine, tags)].filter(Boolean).join(' ');
}

function composeSecond(dice: Dice, { style }: SampleCuisine, tags: DescribedPlace['tags']): string {
  if (tags.length > 0 && dice.chance(0.75)) return dice.pick(TAG_SENTENCES[dice.pick(tags)]);
  return SEATED_STYLES.includes(style) && dice.chance(0.6) ? dice.pick(DETAILS) : '';
}

function capitalize(sentence: string): string {
  return sentence.charAt(0).toUpperCase() + sentence.slice(1);
}
