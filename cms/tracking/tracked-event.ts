export type Subject = 'ad' | 'featured';

export type EventKind = 'impression' | 'viewable' | 'click' | 'phone' | 'website';

/** Why a received event is not counted (decisions §9). */
export type DiscardReason = 'bot' | 'staff' | 'inactive' | 'duplicate' | 'rate';

/** A call as it arrived: who, what, from where. Nothing is judged yet. */
export interface ReceivedEvent {
  readonly subject: Subject;
  readonly subjectId: number;
  readonly event: EventKind;
  /** As the page names itself: `home`, `cuisines`. */
  readonly page: string | null;
  /** A random text that a browser makes for each page view. Without it no two calls are known to be the same. */
  readonly view: string | null;
  /** In full; only its network is stored. */
  readonly address: string;
  readonly userAgent: string;
  readonly isStaff: boolean;
}

/** A row of `ad_events`, its names as in the table. */
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
