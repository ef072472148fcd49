import type { SampleCuisine } from './sample-cuisines.ts';
import type { SampleNeighborhood } from './sample-neighborhoods.ts';
import { stableHash } from '#domain/words/stable-hash';
import { COLORS, CREATURES, FAMILIES, LANDMARKS, NICKNAMES, PANTRY, SIGNS } from './sample-names.ts';
import type { Dice } from './seeded-random.ts';

export interface Door {
  readonly number: number;
  /** The street as on the sign: "S Conkling St". */
  readonly street: string;
}

const SUFFIXES: Readonly<Record<string, string>> = {
  St: 'Street',
  Ave: 'Avenue',
  Rd: 'Road',
  Ln: 'Lane',
  Blvd: 'Boulevard',
  Pl: 'Place',
  Hwy: 'Highway',
  Pkwy: 'Parkway',
  Dr: 'Drive',
  Ter: 'Terrace',
  Sq: 'Square',
};

/** A street as spoken: no compass letter, no abbreviation ("S Conkling St" is Conkling Street). */
export function spokenStreet(street: string): string {
  const words = street.replace(/^[NSEW] /, '').split(' ');
  const last = words.pop() ?? '';
  return [...words, SUFFIXES[last] ?? last].join(' ');
}

export function possessive(owner: string): string {
  return owner.endsWith('s') ? `${owner}'` : `${owner}'s`;
}

const MOST_THROWS = 40;

/**
 * A name not in `taken`: composed of owners, landmarks and street, with the corner added as a last resort.
 */
export function composeName(
  dice: Dice,
  cuisine: SampleCuisine,
  door: Door,
  taken: ReadonlySet<string>,
): string {
  for (let attempt = 0; attempt < MOST_THROWS; attempt += 1) {
    const name = throwName(dice, cuisine, door);
    if (!taken.has(name)) return name;
  }
  return `${throwName(dice, cuisine, door)} at ${door.number} ${spokenStreet(door.street)}`;
}

function throwName(dice: Dice, cuisine: SampleCuisine, door: Door): string {
  const noun = dice.pick(cuisine.nouns);
  const owner = () =>
    possessive(dice.pick(cuisine.owners.length > 0 && dice.chance(0.7) ? cuisine.owners : FAMILIES));
  const forms: readonly (() => string)[] = [
    () => `${owner()} ${noun}`,
    () => `${owner()} ${noun}`,
    () => `${dice.pick(LANDMARKS)} ${noun}`,
    () => `${dice.pick(LANDMARKS)} ${noun}`,
    () => `The ${dice.pick(COLORS)} ${dice.pick(CREATURES)}`,
    () => `${dice.pick(COLORS)} ${dice.pick(CREATURES)} ${noun}`,
    () => `${spokenStreet(door.street)} ${noun}`,
    () => `${dice.shuffle(PANTRY).slice(0, 2).join(' & ')} ${noun}`,
    () => `${possessive(dice.pick(NICKNAMES))} ${noun}`,
    () => `${dice.pick(FAMILIES)} & ${dice.pick(['Sons', 'Daughters', 'Co.', 'Sister', 'Cousins'])} ${noun}`,
    () => `${SIGNS[stableHash(`${door.number} ${door.street}`) % SIGNS.length] ?? ''} ${noun}`,
    () => `The ${dice.pick(LANDMARKS)}`,
  ];
  return dice.pick(forms)();
}

/** The first free written name; one bound to a neighborhood (`Name @ Neighborhood`) is only used there. */
export function findWrittenName(
  cuisine: SampleCuisine,
  neighborhood: SampleNeighborhood,
  taken: ReadonlySet<string>,
): string | undefined {
  const free = cuisine.names
    .map((entry) => entry.split(' @ '))
    .filter(([name = '', home]) => !taken.has(name) && (home === undefined || home === neighborhood.name));
  const [bound] = free.filter(([, home]) => home !== undefined);
  return (bound ?? free[0])?.[0];
}
