import { setTimeout as sleep } from 'node:timers/promises';

const TAKES_OVER_WITHIN_MS = 60_000;

/** Returns the active search engine. A newly filled Meilisearch takes over within some seconds. */
export async function engineOf(url: string): Promise<'postgres' | 'meilisearch'> {
  const giveUpAt = Date.now() + TAKES_OVER_WITHIN_MS;
  for (;;) {
    const { search } = await (await fetch(`${url}/readyz`)).json();
    if (search !== 'degraded' || Date.now() > giveUpAt) return search;
    await sleep(500);
  }
}
