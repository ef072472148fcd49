import type { SamplePlace } from '../rows/sample-place.ts';

/** Far above any id that an import or an editor would use. */
const FIRST_ID = 1_000_000;

/**
 * Any number of places for benchmarks: each is like a place of the sample, a few doors from another one, whose street
 * is part of its name.
 */
export function multiplyPlaces(sample: readonly SamplePlace[], count: number): SamplePlace[] {
  const originals = sample.filter(({ fullAddress }) => fullAddress);
  return Array.from({ length: count }, (_, index) => {
    const round = Math.floor(index / originals.length);
    const like = originals[index % originals.length];
    const near = originals[(index + round) % originals.length];
    if (!like || !near) throw new Error('The sample has no place with a full address.');
    const toItsDoor = (address: string) => address.replace(/^\d+/, (number) => String(+number + 2 * round));
    return {
      ...like,
      id: FIRST_ID + index,
      name: `${like.name} on ${near.address.replace(/^\d+ /, '')}`,
      neighborhood: near.neighborhood,
      address: toItsDoor(near.address),
      fullAddress: toItsDoor(near.fullAddress ?? ''),
      latitude: near.latitude && near.latitude + ((index % 41) - 20) / 50_000,
      longitude: near.longitude && near.longitude + ((index % 37) - 18) / 40_000,
    };
  });
}
