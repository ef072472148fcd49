import type { Pool } from 'pg';
import type { Log } from '../database/log.ts';
import { networkOf } from '../network-of.ts';
import { buildEventFilter } from './event-filter.ts';
import { openEventIds } from './event-id.ts';
import { openEventWriter } from './event-writer.ts';
import { keepPartitions } from './keep-partitions.ts';
import { openKnownSubjects } from './known-subjects.ts';
import { rememberLast } from './remember-last.ts';
import type { ReceivedEvent } from './tracked-event.ts';

const USER_AGENT_MAX_LENGTH = 400;
/** All that is stored of an address (decisions §14). */
const KEPT_OF_ADDRESS = { ipv4: 24, ipv6: 48 };
/** While changes go unheard, what is known is read again this often. */
const DOUBT_EVERY_MS = 1_000;

/** What became of an event. `stored`: it is durable. `busy` and `flood`: it was not received, and may come again. */
export type Receipt = 'stored' | 'unknown' | 'busy' | 'flood';

export interface Tracking {
  /** Rejects when the database could not store the event. */
  receive(event: ReceivedEvent): Promise<Receipt>;
  noteChange(table?: string): void;
  close(): Promise<void>;
}

interface OpenTrackingOptions {
  readonly pool: Pool;
  readonly log: Log;
  /** Resolves when every change that was committed before has been told to `noteChange`. */
  settle(): Promise<void>;
  /** While false, changes go unheard: nothing is taken as known. */
  hearsChanges(): boolean;
  readonly now?: () => number;
  readonly mostWaiting?: number;
}

/** Events in: known subject, reason to discard, group commit. */
export function openTracking({
  pool,
  log,
  settle,
  hearsChanges,
  now = Date.now,
  ...writerOptions
}: OpenTrackingOptions): Tracking {
  const subjects = openKnownSubjects(pool);
  const filter = buildEventFilter();
  const writer = openEventWriter(pool, log, writerOptions);
  const stopPartitions = keepPartitions(pool, log);
  const newId = openEventIds();
  const isoOf = rememberLast((at) => new Date(at).toISOString());
  let doubtedAt = 0;

  /** One that was created a moment ago may not have been heard of yet. */
  async function look({ subject, subjectId }: ReceivedEvent, at: number): Promise<boolean | undefined> {
    if (!hearsChanges() && at - doubtedAt >= DOUBT_EVERY_MS) {
      doubtedAt = at;
      subjects.noteChange();
    }
    await subjects.refresh();
    const isActive = subjects.isActive(subject, subjectId, at);
    if (isActive !== undefined) return isActive;
    await settle();
    await subjects.refresh();
    return subjects.isActive(subject, subjectId, at);
  }

  return {
    async receive(event) {
      const at = now();
      if (filter.isFlood(event.address, at)) {
        writer.refuse();
        return 'flood';
      }
      const isActive = await look(event, at);
      if (isActive === undefined) return 'unknown';
      if (!writer.hasRoom()) {
        writer.refuse();
        return 'busy';
      }
      await writer.write({
        id: newId(at),
        subject: event.subject,
        subject_id: event.subjectId,
        event: event.event,
        reason: filter.reasonOf(event, isActive, at),
        page: event.page && storable(event.page),
        ip: networkOf(event.address, KEPT_OF_ADDRESS),
        user_agent: storable(event.userAgent.slice(0, USER_AGENT_MAX_LENGTH)),
        at: isoOf(at),
      });
      return 'stored';
    },
    noteChange: subjects.noteChange,
    async close() {
      await writer.close();
      await stopPartitions();
    },
  };
}

/** PostgreSQL takes neither null characters nor half a character. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
