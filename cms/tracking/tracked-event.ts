import type { DiscardReason, TrackedEvent } from '#contract/ad-numbers';

/** `slot`, always of the id 0: a slot that had no ad to show. */
export type Subject = 'ad' | 'featured' | 'slot';

/** Where an event happened, if it was no page with a slot. */
export const OTHER_PAGE = 'other';

/** An ad's event as received. Not yet filtered. */
export interface ReceivedEvent {
  readonly subject: Subject;
  readonly subjectId: number;
  readonly event: TrackedEvent;
  /** The kind of page, and its topic if it has one: `home`, `cuisine:thai`. */
  readonly page: string | null;
  /** The picture shown, if the ad has more than its own. */
  readonly creative?: string | null;
  /** A random id per page view, made by the browser. Without it, no two calls are considered duplicates. */
  readonly view: string | null;
  /** The full address, of which only the network is stored. */
  readonly address: string;
  readonly userAgent: string;
  readonly isStaff: boolean;
}

/** Outcome of an event. `stored`: durable. `busy` and `flood`: not received, may be retried. */
export type Receipt = 'stored' | 'unknown' | 'busy' | 'flood';

export interface Tracking {
  /** Rejects when the database could not store the event. */
  receive(event: ReceivedEvent): Promise<Receipt>;
  countWaiting(): number;
  close(): Promise<void>;
}

/** A row of `ad_events` and what its counts need, with the tables' column names. */
export interface EventRow {
  readonly id: string;
  readonly subject: Subject;
  readonly subject_id: number;
  readonly event: TrackedEvent;
  readonly reason: DiscardReason | null;
  readonly page: string | null;
  /** For the counts: the kind of page, or `OTHER_PAGE`. */
  readonly slot: string;
  /** The slug of the cuisine or neighborhood that the page is about, `''` without one. */
  readonly topic: string;
  readonly creative: string | null;
  readonly ip: string | null;
  readonly user_agent: string;
  /** ISO, UTC. */
  readonly at: string;
}
