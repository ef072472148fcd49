import { Agent } from 'node:http';
import { searchAnswerSchema, type SearchHit } from '#contract/search';
import { askMeilisearch } from './ask-meilisearch.ts';
import { engineOf } from './engine-of.ts';
import { ask, nextAddress, putOpenLoad } from './open-load.ts';
import { percentiles, putLoad, type LoadResult } from './load.ts';
import { runSite, type RunningSite } from './run-site.ts';
import { mixQueries, type BenchQuery, type QuerySource } from './search-queries.ts';

const PLACES = 13_000;
const CONNECTIONS = 16;
/** One-time searches: more than can be answered in the time measured. */
const NEW_QUERIES = 20_000;
const NEW_SECONDS = 5;
const WARM_UP_QUERIES = 6_000;
const OPEN_SECONDS = 15;
const KEPT = ['/', '/cuisines', '/neighborhoods', '/blog', '/sitemap'];
/** Searches a second and their p99 in milliseconds (decisions §15). */
const BUDGETS = {
  postgres: [
    [50, 40],
    [100, 80],
    [200, 200],
  ],
  meilisearch: [
    [50, 80],
    [100, 130],
  ],
} as const;
/** Far more pages than one diner requests per minute. */
const VISITORS = 4_000;
/** Pages that names are sampled from, spread over the whole directory. */
const SAMPLE_PAGES = 80;
const PER_PAGE = 50;
/** The contract's maximum. */
const LAST_PAGE = 1_000;
/** Texts that are typed letter by letter, and the searches they are taken from. */
const TYPED_TEXTS = 60;
const TYPED_QUERIES = 1_000;

/** Searches that Meilisearch can answer with one native query. */
const TEXT_ALONE: ReadonlySet<BenchQuery['kind']> = new Set([
  'full name',
  'word of a name',
  'as it is typed',
  'one typo',
  'cuisine neighborhood',
]);

/**
 * New searches of every kind in an open loop, per engine. Meilisearch is queried directly in the same run: the
 * site should reach half of its rate.
 */
export async function benchSearch({ places = PLACES }: { places?: number } = {}): Promise<void> {
  const hasMeilisearch = Boolean(process.env.MEILI_URL && process.env.MEILI_API_KEY);
  const alone = { MEILI_URL: '', MEILI_API_KEY: '' };
  for (const env of hasMeilisearch ? [alone, {}] : [alone]) {
    const site = await runSite(places, env);
    try {
      await benchEngine(site, places);
    } finally {
      await site.stop();
    }
  }
}

async function benchEngine(site: RunningSite, places: number): Promise<void> {
  const { url } = site;
  const engine = await engineOf(url);
  const mixed = mixQueries(TYPED_QUERIES + NEW_QUERIES + WARM_UP_QUERIES, await readSource(url));
  const typed = mixed.splice(0, TYPED_QUERIES);
  const unheardOf = mixed.splice(0, NEW_QUERIES);
  // Warm up the JIT and connections before measuring, as on any site that has been up for a minute.
  await runPass(url, mixed);
  const putQueries = (queries: readonly BenchQuery[], seconds: number) =>
    putLoad({
      url,
      paths: queries.map(({ query }) => `/api/search?${query}`),
      connections: CONNECTIONS,
      seconds,
      visitors: VISITORS,
    });
  for (const [perSecond, budget] of BUDGETS[engine]) {
    const some = unheardOf.splice(0, perSecond * OPEN_SECONDS);
    const paths = some.map(({ query }) => `/api/search?${query}`);
    const { asked, kept } = await putOpenLoad({ url, paths, perSecond, kept: { paths: KEPT, each: 5 } });
    report(`${engine}, ${places} places, ${perSecond} new searches a second (budget p99 ${budget})`, asked);
    report('  five kept pages beside each (budget p99 20)', kept);
  }
  if (engine === 'meilisearch') {
    const texts = unheardOf.filter(({ kind }) => TEXT_ALONE.has(kind));
    const native = await askMeilisearch(texts, { connections: CONNECTIONS, seconds: NEW_SECONDS });
    // From the end: those at the beginning have been sent already.
    const throughSite = await putQueries(texts.toReversed(), NEW_SECONDS);
    report('  new texts, asked past the site as one native query with three facets', native);
    report(
      `  new texts through the site, ${(throughSite.perSecond / native.perSecond).toFixed(2)} of that rate (budget 0.5)`,
      throughSite,
    );
  }
  const letters = await runPass(url, lettersOf(typed), { diners: 1, call: '/api/suggest' });
  report('  suggestions for each letter typed, one after the other (budget 8 ms)', {
    ...percentiles(letters),
    answered: letters.length,
  });
}

/** Names on the site, from every part of the alphabet. */
export async function readSource(url: string): Promise<QuerySource> {
  const readPage = async (page: number) => {
    const response = await fetch(`${url}/api/search?sort=name&perPage=${PER_PAGE}&page=${page}`, {
      headers: { 'x-forwarded-for': nextAddress() },
    });
    return searchAnswerSchema.parse(await response.json());
  };
  const { total, facets } = await readPage(1);
  const step = Math.max(1, Math.floor(Math.min(total / PER_PAGE, LAST_PAGE) / SAMPLE_PAGES));
  const places: SearchHit[] = [];
  for (let page = 1; page <= SAMPLE_PAGES; page += 1) places.push(...(await readPage(page * step)).hits);
  return { places, cuisines: facets.cuisine, neighborhoods: facets.neighborhood };
}

/** Some texts typed letter by letter, each prefix once. */
function lettersOf(queries: readonly BenchQuery[]): BenchQuery[] {
  const texts = queries.flatMap(({ kind, query }) =>
    TEXT_ALONE.has(kind) ? (new URLSearchParams(query).get('q') ?? []) : [],
  );
  const begun = texts
    .slice(0, TYPED_TEXTS)
    .flatMap((text) => Array.from(text, (_letter, index) => text.slice(0, index + 1)));
  return [...new Set(begun)].map((q) => ({
    kind: 'as it is typed',
    query: new URLSearchParams({ q }).toString(),
  }));
}

/** Milliseconds of each search. */
async function runPass(
  url: string,
  queries: readonly BenchQuery[],
  { diners = CONNECTIONS, call = '/api/search' } = {},
): Promise<number[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  const times: number[] = [];
  const waiting = queries.values();
  const diner = async () => {
    for (const { query } of waiting) {
      const start = performance.now();
      await ask(`${url}${call}?${query}`, agent);
      times.push(performance.now() - start);
    }
  };
  await Promise.all(Array.from({ length: diners }, diner));
  agent.destroy();
  return times;
}

type Report = Omit<LoadResult, 'perSecond'> & { readonly perSecond?: number };

function report(what: string, { p50, p95, p99, answered, perSecond }: Report): void {
  const [half, most, nearlyAll] = [p50, p95, p99].map((ms) => ms.toFixed(1));
  console.log(
    `${what}: p50 ${half} ms, p95 ${most} ms, p99 ${nearlyAll} ms (${answered} answers${perSecond === undefined ? '' : `, ${perSecond.toFixed(0)}/s`})`,
  );
}
