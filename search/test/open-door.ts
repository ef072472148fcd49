import type { EngineRequest } from '../engine.ts';
import type { IndexedRestaurant } from '../indexed-restaurant.ts';
import { buildColumns, byBest } from '../memory/columns.ts';
import { dishNames } from '../memory/dishes.ts';
import { recordOf, Shelf } from '../memory/place-record.ts';
import { takeSnapshot, type Snapshot } from '../memory/snapshot.ts';
import { Vocabulary } from '../memory/vocabulary.ts';
import { EVERYTHING, type SearchAnswer, type Synonym } from '../query.ts';
import { rankByEvidence } from '../ranking/rank.ts';
import { WEIGHTS, type Weights } from '../ranking/signals.ts';
import { answerUnderstood, type UnderstoodAnswer } from '../understanding/give-way.ts';
import { understand } from '../understanding/understand.ts';
import { atOnce } from './at-once.ts';
import { foldForTests as fold } from './fixture.ts';
import { HOLIDAYS, SAMPLE_DAY } from './sample-city.ts';

export const FRIDAY_SEVEN_PM = 4 * 24 * 60 + 19 * 60;
const SHOWN = 10;

type Ask = (request: EngineRequest) => Promise<SearchAnswer>;

/** What the in-process index holds, and how it answers. */
export function loadPlaces(
  places: readonly IndexedRestaurant[],
  synonyms: readonly Synonym[] = [],
): Snapshot {
  const [vocabulary, tags, shelf] = [new Vocabulary(), new Vocabulary(), new Shelf()];
  const dishes = dishNames(fold);
  for (const dish of places.flatMap((place) => place.dishes ?? [])) dishes.add(dish);
  const records = places.map((place) => recordOf(place, '', { fold, vocabulary, tags, shelf })).sort(byBest);
  const columns = atOnce(buildColumns(records, vocabulary, tags));
  return atOnce(takeSnapshot({ columns, dishes, synonyms, fold }));
}

/** What the door does with a query, with one engine behind it. */
export function openDoor(
  search: Ask,
  snapshot: Snapshot,
  weights: Weights = WEIGHTS,
): (text: string) => Promise<UnderstoodAnswer> {
  const language = { ...snapshot, dateOfHoliday: (name: string) => HOLIDAYS[name] ?? null };
  const ranked = rankByEvidence(search, snapshot, weights);
  const moment = { now: FRIDAY_SEVEN_PM, today: SAMPLE_DAY, plain: [] };
  return (text) =>
    answerUnderstood({ ...language, ask: ranked }, understand(text, { ...language, ...moment }), {
      ...EVERYTHING,
      ...moment,
      text,
      sort: 'relevance',
      perPage: SHOWN,
    });
}
