import { rollsOf } from './rolls-of.ts';

/**
 * Simulates a CDN in front of the site: what it serves itself, what the site is asked for, and how old responses are.
 */

const SECONDS = 24 * 3_600;
/** Edge locations; each keeps its own copies. */
const EDGES = 10;
/** Requests per second at all edges together, by people rather than programs. */
const REQUESTS_PER_S = 20;
/** Share of requests that are one-time searches. */
const UNIQUE_SHARE = 0.05;
/** Editors at work change something this often. Each change may alter every page. */
const CHANGE_EVERY_S = 600;
/** Time until a purge reaches every edge. */
const PURGE_TAKES_S = 5;

interface Policy {
  readonly name: string;
  /** How long an edge serves a copy without revalidation. */
  readonly freshS: number;
  /** How long after that it serves the copy and revalidates in the background. */
  readonly staleS: number;
  /** Whether each change purges the edges. */
  readonly purges: boolean;
}

const POLICIES: readonly Policy[] = [
  { name: 'no-cache, as the site says it', freshS: 0, staleS: 0, purges: false },
  { name: 'a minute', freshS: 60, staleS: 0, purges: false },
  { name: 'a minute, ten more while it asks', freshS: 60, staleS: 600, purges: false },
  { name: 'a day, emptied by each change', freshS: 86_400, staleS: 0, purges: true },
];

/** Page n is requested 1/n as often as the first (Zipf). */
function popularity(pages: number): (roll: number) => number {
  const sums: number[] = [];
  for (let page = 1; page <= pages; page += 1) sums.push((sums.at(-1) ?? 0) + 1 / page);
  const all = sums.at(-1) ?? 1;
  return (roll) => {
    let [low, high] = [0, pages - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((sums[middle] ?? 0) < roll * all) low = middle + 1;
      else high = middle;
    }
    return low;
  };
}

const changesUntil = (second: number) => Math.floor(second / CHANGE_EVERY_S);

/** Simulates one day under one policy. */
function simulate({ freshS, staleS, purges }: Policy, pages: number) {
  const roll = rollsOf(pages);
  const pick = popularity(pages);
  /** When an edge last requested a page. */
  const copies = new Map<number, number>();
  /** The change as of which the site last rendered a page. */
  const drawn = new Map<number, number>();
  const count = { asked: 0, atEdge: 0, drawn: 0, stale: 0, oldestS: 0 };
  const askSite = (page: number, now: number) => {
    if (drawn.get(page) !== changesUntil(now)) count.drawn += 1;
    drawn.set(page, changesUntil(now));
  };
  for (let request = 0; request < SECONDS * REQUESTS_PER_S; request += 1) {
    const now = request / REQUESTS_PER_S;
    count.asked += 1;
    if (roll() < UNIQUE_SHARE) {
      count.drawn += 1;
      continue;
    }
    const page = pick(roll());
    const key = page * EDGES + Math.floor(roll() * EDGES);
    const copied = copies.get(key);
    const purgedAt = purges ? changesUntil(now - PURGE_TAKES_S) * CHANGE_EVERY_S : Number.NEGATIVE_INFINITY;
    const age = copied === undefined || copied < purgedAt ? Number.POSITIVE_INFINITY : now - copied;
    if (age >= freshS + staleS) {
      askSite(page, now);
      copies.set(key, now);
      continue;
    }
    count.atEdge += 1;
    const changedAt = (changesUntil(now - age) + 1) * CHANGE_EVERY_S;
    if (changedAt <= now) {
      count.stale += 1;
      count.oldestS = Math.max(count.oldestS, now - changedAt);
    }
    if (age < freshS) continue;
    askSite(page, now);
    copies.set(key, now);
  }
  return count;
}

export function simulateCdn({ places = 602 }: { places?: number } = {}): Promise<void> {
  // Cuisines, neighborhoods, guides, and other pages besides the places.
  const pages = Math.round(places * 1.04) + 210;
  const percent = (share: number) => `${(share * 100).toFixed(1)} %`;
  const rows = POLICIES.map((policy) => {
    const { asked, atEdge, drawn, stale, oldestS } = simulate(policy, pages);
    return [
      policy.name,
      {
        'answered by the CDN': percent(atEdge / asked),
        'pages drawn a second': Math.round((drawn / SECONDS) * 100) / 100,
        'out of date': percent(stale / asked),
        'by at most s': Math.round(oldestS),
      },
    ] as const;
  });
  console.log(`${pages} pages, ${REQUESTS_PER_S} requests a second, a change every ${CHANGE_EVERY_S} s`);
  console.table(Object.fromEntries(rows));
  return Promise.resolve();
}
