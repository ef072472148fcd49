import { area, coverage } from '#city';
import { foldText } from '../words/characters.ts';
import { greatCircleMiles, locationOf, type Located } from './distance.ts';
import { PARTS_OF_TOWN, type PartOfTown } from './parts-of-town.ts';

const MIDDLE_MILES = 1;
const WINDS = PARTS_OF_TOWN.slice(1, 9);
const TOWNS = new Set(coverage.towns.flatMap((towns) => towns.split(', ')).map(foldText));

/** The part of town that a neighborhood lies in, as seen from the city's center. */
export function partOfTown({ neighborhood, ...middle }: Located & { neighborhood: string }): PartOfTown {
  if (TOWNS.has(foldText(neighborhood))) return 'around';
  const at = locationOf(middle);
  if (at === null) return 'unknown';
  if (greatCircleMiles(area.center, at) <= MIDDLE_MILES) return 'middle';
  const { latitude, longitude } = area.center;
  const east = (at.longitude - longitude) * Math.cos((latitude * Math.PI) / 180);
  const turns = Math.atan2(east, at.latitude - latitude) / (2 * Math.PI);
  return WINDS.at(Math.round(turns * WINDS.length) % WINDS.length) ?? 'unknown';
}
