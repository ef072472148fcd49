export type Subject = 'ad' | 'featured';

export type EventKind = 'impression' | 'viewable' | 'click' | 'phone' | 'website';

/** Why a received event is not counted (decisions §9). */
export type DiscardReason = 'bot' | 'staff' | 'inactive' | 'duplicate' | 'rate';

/** A call as received: who, what, from where. Not yet filtered. */
export interface ReceivedEvent {
  readonly subject: Subject;
  readonly subjectId: number;
  readonly event: EventKind;
  /** The page's own name: `home`, `cuisines`. */
  readonly page: string | null;
  /** A random id per page view, made by the browser. Without it, no two calls are considered duplicates. */
  readonly view: string | null;
  /** The full address; only its network is stored. */
  readonly address: string;
  readonly userAgent: string;
  readonly isStaff: boolean;
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
