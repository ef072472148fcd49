import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { cityMoment } from '#domain/calendar/city-time';
import { minuteOfWeek, openMinutes } from '#domain/calendar/opening-hours';
import { restaurantDetailSchema, restaurantSchema } from '#contract/restaurants';
import { searchAnswerSchema } from '#contract/search';
import { z } from 'zod';
import type { JudgedPlace } from '#judged/judged-place';
import { readJudgedQueries } from '#judged/judged-queries';
import { judge, summarize, type Judgement } from '#judged/relevance';
import { engineOf } from './engine-of.ts';
import { runSite } from './run-site.ts';

const SAMPLE_FILE = path.resolve(import.meta.dirname, '../../cities/baltimore/sample/places.json');
const SHOWN = 10;

/** Scores the judged queries on the sample city, per engine; lists misses of the seen set. */
export async function benchRelevance(): Promise<void> {
  const hasMeilisearch = Boolean(process.env.MEILI_URL && process.env.MEILI_API_KEY);
  const alone = { MEILI_URL: '', MEILI_API_KEY: '' };
  for (const env of hasMeilisearch ? [alone, {}] : [alone]) {
    const site = await runSite(undefined, env);
    try {
      report(await engineOf(site.url), await judgeSite(site.url));
    } finally {
      await site.stop();
    }
  }
}

async function judgeSite(url: string): Promise<Judgement[]> {
  const places = await readPlaces(url);
  const now = minuteOfWeek(cityMoment(new Date()));
  const judgements: Judgement[] = [];
  for (const [index, query] of readJudgedQueries().entries()) {
    const asked = new URLSearchParams({ q: query.text, perPage: String(SHOWN) });
    const response = await fetch(`${url}/api/search?${asked}`, {
      headers: { 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` },
    });
    const { hits } = searchAnswerSchema.parse(await response.json());
    judgements.push(
      judge(
        query,
        hits.map(({ id }) => id),
        { places, now },
      ),
    );
  }
  return judgements;
}

const sampleSchema = z.array(
  z.object({
    id: z.int(),
    tags: restaurantDetailSchema.shape.tags.default([]),
    dishes: restaurantDetailSchema.shape.dishes.default([]),
    openingHours: restaurantDetailSchema.shape.openingHours.default(null),
  }),
);

/** The listed places, plus sample data that only their own pages show. */
async function readPlaces(url: string): Promise<ReadonlyMap<number, JudgedPlace>> {
  const sample = sampleSchema.parse(JSON.parse(await readFile(SAMPLE_FILE, 'utf8')));
  const more = new Map(sample.map((place) => [place.id, place]));
  const listed = z.array(restaurantSchema).parse(await (await fetch(`${url}/api/restaurants`)).json());
  return new Map(
    listed.map((place) => {
      const { tags = [], dishes = [], openingHours = null } = more.get(place.id) ?? {};
      const address = [place.address, place.fullAddress].join(' ');
      return [place.id, { ...place, address, tags, dishes, openMinutes: openMinutes(openingHours) }];
    }),
  );
}

function report(engine: string, judgements: readonly Judgement[]): void {
  for (const set of ['seen', 'unseen'] as const) {
    const ofSet = judgements.filter(({ query }) => query.set === set);
    console.log(`${engine}, ${set}: ${summarize(ofSet)}`);
    for (const kind of new Set(ofSet.map(({ query }) => query.kind))) {
      console.log(`  ${kind.padEnd(14)} ${summarize(ofSet.filter(({ query }) => query.kind === kind))}`);
    }
  }
  const missed = judgements.filter(({ query, isMetAt3 }) => query.set === 'seen' && !isMetAt3);
  if (missed.length > 0) console.log(`missed: ${missed.map(({ query }) => query.text).join('; ')}`);
}
