import { askNewSearches, publish, readPages, rowOf, visitAll } from './bench-cold.ts';
import { heapMegabytes, processorMs, residentMegabytes } from './process-use.ts';
import { runSite, type RunningSite } from './run-site.ts';

/** Numbers of places; undefined is the sample city. */
const SIZES = [undefined, 13_000, 100_000, 200_000];
const MOST_VISITS = 300;

const round = (value: number) => Math.round(value * 10) / 10;

/** Measures how the figures grow with the number of places, up to `places` if given. */
export async function benchScale({ places: most = Infinity }: { places?: number } = {}): Promise<void> {
  const rows: Record<string, object> = {};
  for (const places of SIZES.filter((size = 0) => size <= most)) {
    const site = await runSite(places);
    try {
      await measure(site, places === undefined ? 'sample city' : `${places} places`, rows);
    } finally {
      console.table(rows);
      await site.stop();
    }
  }
}

async function measure(site: RunningSite, size: string, rows: Record<string, object>): Promise<void> {
  const idle = await residentMegabytes(site.process.pid);
  rows[`${size}, idle`] = { 'RSS MB': idle['RSS MB'], 'heap MB': await heapMegabytes(site.url) };
  const pages = (await readPages(site.url)).slice(0, MOST_VISITS);
  await publish(site.dataDir);
  const before = await processorMs(site.process.pid);
  const visits = await visitAll(site.url, pages);
  const took = ((await processorMs(site.process.pid)) - before) / pages.length;
  rows[`${size}, ${pages.length} first visits`] = { ...rowOf(visits), 'processor ms': round(took) };
  const searches = await askNewSearches(site);
  rows[`${size}, new searches`] = {
    ...rowOf(searches.result),
    'processor ms': round(searches.took),
    'RSS MB': (await residentMegabytes(site.process.pid))['RSS MB'],
    'heap MB': await heapMegabytes(site.url),
  };
}
