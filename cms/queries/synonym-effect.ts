import type { SynonymEffect } from '#contract/search-desk';
import { cityMoment } from '#domain/calendar/city-time';
import { minuteOfWeek } from '#domain/calendar/opening-hours';
import { judgedPlaceOf, type JudgedPlace } from '#judged/judged-place';
import { readJudgedQueries, type JudgedQuery } from '#judged/judged-queries';
import { judge } from '#judged/relevance';
import { EVERYTHING, type Synonym } from '#search';
import type { Payload } from 'payload';
import { service } from '../start/services.ts';
import { readIndexedPlaces } from './indexed-places.ts';
import { listListedByIds } from './restaurants.ts';

/** The number of results judged per query. */
const JUDGED_DEPTH = 10;
/** Smaller differences in NDCG count as mere reordering. */
const MIN_GAIN = 0.01;

/** More places than a city has. */
const MAX_FOUND = 1_000_000;
const MAX_NAMED = 10;

type ChangedQuery = SynonymEffect['judged']['better'][number];

interface Answers {
  readonly query: JudgedQuery;
  readonly before: readonly number[];
  readonly after: readonly number[];
}

/** The effect of a synonym on what its term finds and on the results of the judged queries. */
export async function findSynonymEffect(
  payload: Payload,
  synonym: Synonym,
  date: Date,
): Promise<SynonymEffect> {
  const moment = cityMoment(date);
  const now = minuteOfWeek(moment);
  const search = service('search');
  const [askBefore, askAfter] = await Promise.all([search.tryOut([]), search.tryOut([synonym])]);
  const request = (text: string, perPage = JUDGED_DEPTH) => ({
    ...EVERYTHING,
    text,
    now,
    sort: 'relevance' as const,
    perPage,
  });
  const term = request(synonym.term, MAX_FOUND);
  const [before, after] = [await askBefore(term), await askAfter(term)];

  const queries = readJudgedQueries();
  const changed: Answers[] = [];
  for (const query of queries) {
    const [{ ids: was }, { ids: is }] = [
      await askBefore(request(query.text)),
      await askAfter(request(query.text)),
    ];
    if (was.join() !== is.join()) changed.push({ query, before: was, after: is });
  }
  return {
    understood: after.understood.parts.map(({ label }) => label),
    found: {
      before: before.total,
      after: after.total,
      gained: await nameMissing(payload, { ids: after.ids, from: before.ids }),
      lost: await nameMissing(payload, { ids: before.ids, from: after.ids }),
    },
    judged: { asked: queries.length, ...(await judgeChanges(payload, changed, moment)) },
  };
}

/** The places in `ids` that are missing from `from`, in their order. */
async function nameMissing(
  payload: Payload,
  { ids, from }: { ids: readonly number[]; from: readonly number[] },
): Promise<SynonymEffect['found']['gained']> {
  const others = new Set(from);
  const missing = ids.filter((id) => !others.has(id));
  const docs = await listListedByIds(payload, missing.slice(0, MAX_NAMED));
  return { count: missing.length, names: docs.map(({ name }) => name) };
}

async function judgeChanges(
  payload: Payload,
  changed: readonly Answers[],
  moment: ReturnType<typeof cityMoment>,
) {
  const now = minuteOfWeek(moment);
  const places =
    changed.length === 0 ? new Map<number, JudgedPlace>() : await readJudgedPlaces(payload, moment.date);
  const nameOf = (ids: readonly number[]) => places.get(ids[0] ?? 0)?.name ?? null;
  const effect = { better: [] as ChangedQuery[], worse: [] as ChangedQuery[], other: [] as ChangedQuery[] };
  for (const { query, before, after } of changed) {
    const gain = judge(query, after, { places, now }).ndcg - judge(query, before, { places, now }).ndcg;
    const kind = Math.abs(gain) < MIN_GAIN ? 'other' : gain > 0 ? 'better' : 'worse';
    effect[kind].push({ query: query.text, before: nameOf(before), after: nameOf(after) });
  }
  return effect;
}

async function readJudgedPlaces(payload: Payload, today: string): Promise<Map<number, JudgedPlace>> {
  const places = new Map<number, JudgedPlace>();
  for await (const batch of readIndexedPlaces(payload)) {
    for (const place of batch) places.set(place.id, judgedPlaceOf(place, today));
  }
  return places;
}
