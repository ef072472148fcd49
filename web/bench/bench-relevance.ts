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
const DAY_MS = 24 * 60 * 60 * 1_000;
const SHOWN = 10;
const NAMED = 3;

interface Answer {
  readonly judgement: Judgement;
  /** The names of the places found, in order. */
  readonly names: readonly string[];
}

/**
 * Scores the judged queries on the sample city, per engine; lists misses of the seen set, and how often both engines
 * have the same place first.
 */
export async function benchRelevance(): Promise<void> {
  const hasMeilisearch = Boolean(process.env.MEILI_URL && process.env.MEILI_API_KEY);
  const alone = { MEILI_URL: '', MEILI_API_KEY: '' };
  const perEngine: Answer[][] = [];
  for (const env of hasMeilisearch ? [alone, {}] : [alone]) {
    const site = await runSite(undefined, env);
    try {
      const engine = await engineOf(site.url);
      const answers = await judgeSite(site.url);
      report(engine, answers);
      perEngine.push(answers);
    } finally {
      await site.stop();
    }
  }
  const [one, other] = perEngine;
  if (!one || !other) return;
  const agreed = one.filter(({ names }, index) => names[0] === other[index]?.names[0]).length;
  console.log(`the same place is first: ${((agreed / one.length) * 100).toFixed(1)} %`);
}

async function judgeSite(url: string): Promise<Answer[]> {
  const places = await readPlaces(url);
  const now = minuteOfWeek(cityMoment(new Date()));
  const answers: Answer[] = [];
  for (const [index, query] of readJudgedQueries().entries()) {
    const asked = new URLSearchParams({ q: query.text, perPage: String(SHOWN) });
    const response = await fetch(`${url}/api/search?${asked}`, {
      headers: { 'x-forwarded-for': `10.1.${index >> 8}.${index & 255}` },
    });
    const { hits } = searchAnswerSchema.parse(await response.json());
    const found = hits.map(({ id }) => id);
    answers.push({
      judgement: judge(query, found, { places, now }),
      names: hits.map(({ name }) => name),
    });
  }
  return answers;
}

const sampleSchema = z.array(
  z.object({
    id: z.int(),
    tags: restaurantDetailSchema.shape.tags.default([]),
    dishes: restaurantDetailSchema.shape.dishes.default([]),
    openingHours: restaurantDetailSchema.shape.openingHours.default(null),
    openedOn: restaurantDetailSchema.shape.openedOn.default(null),
    openedDaysAgo: z.int().nullable().default(null),
  }),
);

type Opening = Partial<Pick<z.infer<typeof sampleSchema>[number], 'openedOn' | 'openedDaysAgo'>>;

/** The listed places, plus sample data that only their own pages show. */
async function readPlaces(url: string): Promise<ReadonlyMap<number, JudgedPlace>> {
  const sample = sampleSchema.parse(JSON.parse(await readFile(SAMPLE_FILE, 'utf8')));
  const more = new Map(sample.map((place) => [place.id, place]));
  const listed = z.array(restaurantSchema).parse(await (await fetch(`${url}/api/restaurants`)).json());
  return new Map(
    listed.map((place) => {
      const { tags = [], dishes = [], openingHours = null, ...opened } = more.get(place.id) ?? {};
      const daysThat = (areOpen: boolean) =>
        place.specialHours.flatMap(({ date, spans }) => (spans.length > 0 === areOpen ? [date] : []));
      return [
        place.id,
        {
          ...place,
          address: [place.address, place.fullAddress].join(' '),
          tags,
          dishes,
          openMinutes: openMinutes(openingHours),
          isClosed: place.status === 'temporarily-closed',
          openedDaysAgo: daysSinceOpening(opened),
          openOn: daysThat(true),
          closedOn: daysThat(false),
        },
      ];
    }),
  );
}

function daysSinceOpening({ openedDaysAgo = null, openedOn = null }: Opening): number | null {
  return openedOn === null ? openedDaysAgo : (Date.now() - Date.parse(openedOn)) / DAY_MS;
}

function report(engine: string, answers: readonly Answer[]): void {
  for (const set of ['seen', 'unseen'] as const) {
    const ofSet = answers.map(({ judgement }) => judgement).filter(({ query }) => query.set === set);
    console.log(`${engine}, ${set}: ${summarize(ofSet)}`);
    for (const kind of new Set(ofSet.map(({ query }) => query.kind))) {
      console.log(`  ${kind.padEnd(14)} ${summarize(ofSet.filter(({ query }) => query.kind === kind))}`);
    }
  }
  for (const { judgement, names } of answers) {
    const { query, isMetAt3, isOpposite, closedAboveOpen, isEmpty } = judgement;
    const flaws = {
      missed: !isMetAt3,
      opposite: isOpposite,
      'closed above open': closedAboveOpen,
      empty: isEmpty,
    };
    const said = Object.entries(flaws).flatMap(([flaw, isSo]) => (isSo ? [flaw] : []));
    if (query.set === 'unseen' || said.length === 0) continue;
    console.log(
      `${said.join(', ')}: ${query.text} (${query.kind}): ${names.slice(0, NAMED).join('; ') || 'nothing'}`,
    );
  }
}
