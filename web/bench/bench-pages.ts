import { bareRequestsPerSecond, requestsPerSecond } from './measure.ts';
import { runSite } from './run-site.ts';

const PLACES = 13_000;

/** Cached pages and the list call as a share of what a bare server does with the same bytes (decisions §15). */
export async function benchPages({ places = PLACES }: { places?: number } = {}): Promise<void> {
  const site = await runSite(places);
  try {
    for (const path of ['/', '/cuisines/italian', '/api/restaurants']) {
      const address = site.url + path;
      const identity = { 'accept-encoding': 'identity' };
      const response = await fetch(address, { headers: identity });
      const kilobytes = Number(response.headers.get('content-length')) / 1000;
      const bare = await bareRequestsPerSecond(response);
      const warm = await requestsPerSecond(address, identity);
      const budget = path.startsWith('/api') ? 0.5 : 0.65;
      console.log(
        `${path}: ${kilobytes.toFixed(0)} kB, warm ${warm.toFixed(0)}/s, bare node:http ${bare.toFixed(0)}/s, ratio ${(warm / bare).toFixed(2)} (budget ${budget})`,
      );
    }
  } finally {
    await site.stop();
  }
}
