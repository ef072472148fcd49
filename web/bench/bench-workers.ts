import os from 'node:os';
import { askOnce, rowOf } from './bench-cold.ts';
import { readSource } from './bench-search.ts';
import { median } from './measure.ts';
import { runSite, type RunningSite } from './run-site.ts';
import { mixQueries } from './search-queries.ts';

const SECONDS = 6;
const WARM_UP_SECONDS = 15;
/** The two alternate, so that changes in machine speed affect both. */
const ROUNDS = 5;
/** More than can be answered in a round, so that none is requested twice. */
const QUERIES_PER_ROUND = 6_000;

/** Uncached result pages: one worker per processor, compared with one process. */
export async function benchWorkers({ places }: { places?: number } = {}): Promise<void> {
  const one = await runSite(places, { WORKERS: '1' });
  try {
    const all = await runSite(places, { WORKERS: 'auto' });
    try {
      await compare(one, all);
    } finally {
      await all.stop();
    }
  } finally {
    await one.stop();
  }
}

async function compare(one: RunningSite, all: RunningSite): Promise<void> {
  const pages = mixQueries(QUERIES_PER_ROUND * (ROUNDS + 1), await readSource(one.url)).map(
    ({ query }) => `/?${query}`,
  );
  const load = (site: RunningSite, round: number, seconds: number) =>
    askOnce(site, pages.slice(round * QUERIES_PER_ROUND, (round + 1) * QUERIES_PER_ROUND), seconds);
  for (const site of [one, all]) await load(site, ROUNDS, WARM_UP_SECONDS);
  const rows: Record<string, object> = {};
  const ratios: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const alone = await load(one, round, SECONDS);
    const together = await load(all, round, SECONDS);
    ratios.push(together.perSecond / alone.perSecond);
    rows[`round ${round + 1}, one process`] = rowOf(alone);
    rows[`round ${round + 1}, WORKERS=auto`] = rowOf(together);
  }
  console.table(rows);
  console.log(
    `WORKERS=auto on ${os.availableParallelism()} processors: ${median(ratios).toFixed(2)} times one process (budget 1.6)`,
  );
}
