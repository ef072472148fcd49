import type { ReadEvent, ReadKind } from '#domain/readership/read-subject';

export type Subject = 'ad' | 'featured';

export type EventKind = 'impression' | 'viewable' | 'click' | 'phone' | 'website';

/** Why a received event is not counted (decisions §9). */
export type DiscardReason = 'bot' | 'staff' | 'inactive' | 'duplicate' | 'rate';

/** The sender of a report. Not stored with a reading. */
export interface Sender {
  /** The full address; only its network is stored, and only for ad events. */
  readonly address: string;
  readonly userAgent: string;
  readonly isStaff: boolean;
}

/** An ad's event as received. Not yet filtered. */
export interface ReceivedEvent extends Sender {
  readonly subject: Subject;
  readonly subjectId: number;
  readonly event: EventKind;
  /** The page's name: `home`, `cuisines`. */
  readonly page: string | null;
  /** A random id per page view, made by the browser. Without it, no two calls are considered duplicates. */
  readonly view: string | null;
}

/** A page that was opened or read. */
export interface ReceivedReading extends Sender {
  readonly kind: ReadKind;
  /** The id of a story or place, the slug of a guide; empty for search. */
  readonly key: string;
  readonly event: ReadEvent;
  /** A random id per page view, made by the browser. */
  readonly view: string;
}

/** Outcome of an event. `stored`: durable. `busy` and `flood`: not received, may be retried. */
export type Receipt = 'stored' | 'unknown' | 'busy' | 'flood';

export interface Tracking {
  /** Rejects when the database could not store the event. */
  receive(event: ReceivedEvent): Promise<Receipt>;
  /** The same for a public page; the caller has checked that it exists. */
  receiveReading(reading: ReceivedReading): Promise<Receipt>;
  /** Number of events waiting for their commit. */
  countWaiting(): number;
  close(): Promise<void>;
}

/** One reading for `readership_days`, with its column names. */
export interface ReadingRow extends Pick<ReceivedReading, 'kind' | 'key' | 'event'> {
  /** Empty: counted. */
  readonly reason: DiscardReason | '';
  /** In the city. */
  readonly day: string;
}

/** A row of `ad_events`, with the table's column names. */
export interface EventRow {
  readonly id: string;
  readonly subject: Subject;
  readonly subject_id: number;
  readonly event: EventKind;
  readonly reason: DiscardReason | null;
  readonly page: string | null;
  readonly ip: string | null;
  readonly user_agent: string;
  /** ISO, UTC. */
  readonly at: string;
}
