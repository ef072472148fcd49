import { rollsOf } from './rolls-of.ts';

/** A CDN in front of the site, on paper: what it answers by itself, what the site is asked, and how old answers are. */

const SECONDS = 24 * 3_600;
/** Places where the CDN keeps copies; each has its own. */
const EDGES = 10;
/** Requests a second, all edges together; people ask, not programs. */
const REQUESTS_PER_S = 20;
/** Of the requests, this share are searches that nobody else asks for. */
const UNIQUE_SHARE = 0.05;
/** A desk that is at work changes something this often. Each change may alter every page. */
const CHANGE_EVERY_S = 600;
/** Until a purge has reached every edge. */
const PURGE_TAKES_S = 5;

interface Policy {
  readonly name: string;
  /** So long an edge answers without asking. */
  readonly freshS: number;
  /** After that it still answers at once for so long, and asks behind the visitor's back. */
  readonly staleS: number;
  /** Whether each change empties the edges. */
  readonly purges: boolean;
}

const POLICIES: readonly Policy[] = [
  { name: 'no-cache, as the site says it', freshS: 0, staleS: 0, purges: false },
  { name: 'a minute', freshS: 60, staleS: 0, purges: false },
  { name: 'a minute, ten more while it asks', freshS: 60, staleS: 600, purges: false },
  { name: 'a day, emptied by each change', freshS: 86_400, staleS: 0, purges: true },
];

/** Page n is asked for 1/n as often as the first (Zipf). */
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

/** One day under one policy. */
function simulate({ freshS, staleS, purges }: Policy, pages: number) {
  const roll = rollsOf(pages);
  const pick = popularity(pages);
  /** When an edge last asked for a page. */
  const copies = new Map<number, number>();
  /** As of which change the site has drawn a page. */
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
  // Beside the places there are cuisines, neighborhoods, guides and the like.
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
