import { SAMPLE_CUISINES, type SampleCuisine } from './sample-cuisines.ts';
import { SAMPLE_NEIGHBORHOODS, type SampleNeighborhood } from './sample-neighborhoods.ts';
import type { Dice } from './seeded-random.ts';

export interface Spot {
  readonly cuisine: SampleCuisine;
  readonly neighborhood: SampleNeighborhood;
}

/**
 * Covers every neighborhood and cuisine at least once, then by weight; a third match what their neighborhood is known
 * for.
 */
export function throwSpots(dice: Dice, count: number): readonly Spot[] {
  const neighborhoods = dice.shuffle(apportion(SAMPLE_NEIGHBORHOODS, count));
  const cuisines = dice.shuffle(apportion(SAMPLE_CUISINES, count));
  const firstOfItsKind = new Set(cuisines.map((cuisine) => cuisines.indexOf(cuisine)));
  const spots = neighborhoods.flatMap((neighborhood, index) => {
    const thrown = cuisines[index];
    if (!thrown) return [];
    const local = SAMPLE_CUISINES.filter(({ name }) => neighborhood.leans.includes(name));
    const follows = !firstOfItsKind.has(index) && local.length > 0 && dice.chance(0.3);
    return [{ neighborhood, cuisine: follows ? dice.pick(local) : thrown }];
  });
  return bringHome(spots);
}

/** A neighborhood named for a cuisine gets a place of it: one from elsewhere swaps neighborhoods with a place there. */
function bringHome(spots: readonly Spot[]): readonly Spot[] {
  const homes = SAMPLE_NEIGHBORHOODS.filter(({ leans: [first, second] }) => first === second);
  return homes.reduce((moved, home) => {
    const isCooked = (spot: Spot) => spot.cuisine.name === home.leans[0];
    const here = moved.findIndex(({ neighborhood }) => neighborhood === home);
    const away = moved.findIndex(isCooked);
    const isThere = moved.some((spot) => spot.neighborhood === home && isCooked(spot));
    const [leaves, comes] = [moved[here], moved[away]];
    if (isThere || !leaves || !comes) return moved;
    return moved
      .with(here, { ...leaves, neighborhood: comes.neighborhood })
      .with(away, { ...comes, neighborhood: home });
  }, spots);
}

/** `count` items in proportion to their weights, each at least once if possible. */
function apportion<T extends { readonly weight: number }>(items: readonly T[], count: number): T[] {
  const total = items.reduce((sum, { weight }) => sum + weight, 0);
  const byWeight = items.toSorted((a, b) => b.weight - a.weight);
  const shares = byWeight.flatMap((item) =>
    Array<T>(Math.max(1, Math.round((count * item.weight) / total))).fill(item),
  );
  const missing = Array.from(
    { length: Math.max(0, count - shares.length) },
    (_, index) => byWeight[index % byWeight.length],
  );
  const all = [...shares, ...missing.filter((item) => item !== undefined)];
  const surplus = all.length - count;
  // Surplus is removed from the largest, which come first.
  return surplus > 0 ? all.slice(surplus) : all;
}
