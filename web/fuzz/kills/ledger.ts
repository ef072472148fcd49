/** Payload accepts a cookie only from the site's own origin. */
export const KILLS_ORIGIN = 'http://kills.test';

export const KINDS = [
  'impression',
  'subscriber',
  'diner',
  'saved place',
  'review',
  'scheduled award',
  'imported place',
] as const;
export type Kind = (typeof KINDS)[number];

interface Entry {
  /** Returns true if the response acknowledges the write: from then on it must not be lost. */
  close(answer: { status: number } | null, done: number): boolean;
}

/** What was tried, and what was acknowledged. */
export interface Ledger {
  attempt(kind: Kind, key: string): Entry;
  attempted(kind: Kind): ReadonlySet<string>;
  acknowledged(kind: Kind): ReadonlySet<string>;
  /** Responses that were neither success nor an honest 503, by kind and status. */
  readonly refused: Map<string, number>;
}

export function openLedger(): Ledger {
  const tried = new Map<Kind, Set<string>>(KINDS.map((kind) => [kind, new Set()]));
  const done = new Map<Kind, Set<string>>(KINDS.map((kind) => [kind, new Set()]));
  const refused = new Map<string, number>();
  return {
    refused,
    attempted: (kind) => tried.get(kind) ?? new Set(),
    acknowledged: (kind) => done.get(kind) ?? new Set(),
    attempt(kind, key) {
      tried.get(kind)?.add(key);
      return {
        close(answer, expected) {
          if (answer?.status === expected) done.get(kind)?.add(key);
          else if (answer && answer.status !== 503) {
            const name = `${kind}: ${answer.status}`;
            refused.set(name, (refused.get(name) ?? 0) + 1);
          }
          return answer?.status === expected;
        },
      };
    },
  };
}
