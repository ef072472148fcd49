import type { SampleCuisine } from './sample-cuisines.ts';
import type { SampleNeighborhood, SampleStreet } from './sample-neighborhoods.ts';
import { spokenStreet, type Door } from './compose-name.ts';
import type { Dice } from './seeded-random.ts';

export function throwDoor(dice: Dice, neighborhood: SampleNeighborhood): Door {
  const street = dice.pick(neighborhood.streets);
  return { number: dice.whole(street.from, street.to), street: street.name };
}

interface Named {
  readonly name: string;
  readonly cuisine: SampleCuisine;
  readonly neighborhood: SampleNeighborhood;
}

/** A handwritten name that mentions a street of its neighborhood gets an address on that street. */
export function agreeingDoor({ name, cuisine, neighborhood }: Named, door: Door): Door {
  const words = name.split(' ');
  const isBound = cuisine.names.includes(`${name} @ ${neighborhood.name}`);
  const named = neighborhood.streets.find((street) => words.includes(mainWord(street)));
  if (!isBound || !named || words.includes(mainWord({ name: door.street }))) return door;
  return { number: named.from + (door.number % (named.to - named.from + 1)), street: named.name };
}

/** "Conkling" of "S Conkling St". */
function mainWord({ name }: Pick<SampleStreet, 'name'>): string {
  return spokenStreet(name).split(' ')[0] ?? '';
}

/** Gives each place its own address: if one is taken, the number moves up in steps of two. */
export function createStreets(): (door: Door, city: string) => Door {
  const taken = new Set<string>();
  return ({ number, street }, city) => {
    let free = number;
    while (taken.has(`${free} ${street}, ${city}`)) free += 2;
    taken.add(`${free} ${street}, ${city}`);
    return { number: free, street };
  };
}
