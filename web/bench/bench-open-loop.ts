import { searchAnswerSchema, type SearchHit } from '#contract/search';
import { askMeilisearch } from './ask-meilisearch.ts';
import { engineOf } from './engine-of.ts';
import { publish, readPages } from './first-visits.ts';
import { putLoad, type LoadResult } from './load.ts';
import { KEPT, KEPT_EACH, nextAddress, oneByOne, putOpenLoad, sayLatencies } from './open-load.ts';
import { processorMs } from './process-use.ts';
import { runSite, type RunningSite } from './run-site.ts';
import { mixQueries, type BenchQuery, type QuerySource } from './search-queries.ts';

const PLACES = 13_000;
const ROUNDS = 3;
const SECONDS = 15;
/** Searches a second and their p99 in milliseconds, with five kept pages beside each (decisions §15). */
const BUDGETS = {
  postgres: { 50: 40, 100: 80, 200: 200 },
  meilisearch: { 50: 80, 100: 130 },
} as const;
/** More searches than are asked, so that none is asked twice. */
const QUERIES = 45_000;
const WARM_UP_QUERIES = 3_000;
const ONE_AT_A_TIME = 1_000;
/** Texts that are typed letter by letter. */
const TYPED_TEXTS = 60;
/** For comparison with other servers: connections that never pause. */
const SATURATED = { connections: 16, seconds: 10, visitors: 4_000 };
const LIKE_A_BROWSER = { 'accept-encoding': 'gzip, deflate, br' };
/** Pages that names are sampled from, spread over the whole directory. */
const SAMPLE_PAGES = 80;
const PER_PAGE = 50;
/** The contract's maximum. */
const LAST_PAGE = 1_000;

/** Searches that Meilisearch can answer with one native query. */
const TEXT_ALONE: ReadonlySet<BenchQuery['kind']> = new Set([
  'full name',
  'word of a name',
  'as it is typed',
  'one typo',
  'cuisine neighborhood',
]);

/**
 * What a visitor feels (decisions §15), per engine: searches never asked before with kept pages beside them in an open
 * loop, then searches, first visits and suggestions one at a time. Last, what saturates, for comparison.
 */
export async function benchOpenLoop({ places = PLACES }: { places?: number } = {}): Promise<void> {
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
  const queries = mixQueries(QUERIES, await readSource(url));
  const take = (count: number) => queries.splice(0, count).map(({ query }) => `/api/search?${query}`);
  console.log(`${engine}, ${places} places`);
  await oneByOne(url, [...KEPT, ...take(WARM_UP_QUERIES)]);
  for (let round = 1; round <= ROUNDS; round += 1) {
    for (const [rate, budget] of Object.entries(BUDGETS[engine])) {
      const perSecond = Number(rate);
      const paths = take(perSecond * SECONDS);
      const { asked, kept } = await putOpenLoad({ url, paths, perSecond });
      sayLatencies(`round ${round}, ${rate} searches a second (budget p99 ${budget})`, asked);
      sayLatencies(`  and ${perSecond * KEPT_EACH} kept pages (budget p99 20)`, kept);
    }
  }
  sayLatencies('a search, one at a time (budget p50 2, p99 10)', await oneByOne(url, take(ONE_AT_A_TIME)));
  const pages = await readPages(url);
  await publish(site.dataDir);
  sayLatencies('a page never rendered, one at a time (budget p50 8, p99 30)', await oneByOne(url, pages));
  const typed = lettersOf(queries).map((q) => `/api/suggest?${new URLSearchParams({ q })}`);
  sayLatencies('a suggestion, one at a time (budget p99 8)', await oneByOne(url, typed));
  await saturate(site, queries, engine === 'meilisearch');
}

async function saturate(
  { url, process: { pid } }: RunningSite,
  queries: readonly BenchQuery[],
  hasMeilisearch: boolean,
): Promise<void> {
  const paths = queries.map(({ query }) => `/?${query}`);
  const before = await processorMs(pid);
  const pages = await putLoad({ url, paths, headers: LIKE_A_BROWSER, ...SATURATED });
  const took = ((await processorMs(pid)) - before) / pages.answered;
  saySaturated(`results pages, each ${took.toFixed(1)} ms of processor (budget 4)`, pages);
  if (!hasMeilisearch) return;
  const texts = queries.filter(({ kind }) => TEXT_ALONE.has(kind)).toReversed();
  saySaturated('Meilisearch itself, one native query each', await askMeilisearch(texts, SATURATED));
}

function saySaturated(what: string, { perSecond, p50, p99 }: LoadResult): void {
  console.log(
    `${SATURATED.connections} connections that never pause, ${what}: ${perSecond.toFixed(0)} a second, p50 ${p50.toFixed(1)}, p99 ${p99.toFixed(1)}`,
  );
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
function lettersOf(queries: readonly BenchQuery[]): string[] {
  const texts = queries.flatMap(({ kind, query }) =>
    TEXT_ALONE.has(kind) ? (new URLSearchParams(query).get('q') ?? []) : [],
  );
  const begun = texts
    .slice(0, TYPED_TEXTS)
    .flatMap((text) => Array.from(text, (_letter, index) => text.slice(0, index + 1)));
  return [...new Set(begun)];
}
