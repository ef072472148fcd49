import { baltimoreDay } from '#domain/calendar/baltimore-day';
import type { Log } from '../database/log.ts';
import { networkOf } from '../network-of.ts';
import { openBatchWriter, type BatchWriter } from './batch-writer.ts';
import { buildEventFilter, type EventFilter } from './event-filter.ts';
import { openEventIds } from './event-id.ts';
import { openEventWriter, type EventWriter } from './event-writer.ts';
import { keepPartitions } from './keep-partitions.ts';
import { openKnownSubjects, type KnownSubjects, type KnownSubjectsOptions } from './known-subjects.ts';
import { rememberLast } from './remember-last.ts';
import { storeReadings } from './store-readings.ts';
import type { ReadingRow, ReceivedEvent, ReceivedReading } from './tracked-event.ts';

const USER_AGENT_MAX_LENGTH = 400;
/** The stored part of an IP address (decisions §14). */
const KEPT_OF_ADDRESS = { ipv4: 24, ipv6: 48 };
const MINUTE_MS = 60_000;

/** Outcome of an event. `stored`: durable. `busy` and `flood`: not received, may be retried. */
export type Receipt = 'stored' | 'unknown' | 'busy' | 'flood';

export interface Tracking {
  /** Rejects when the database could not store the event. */
  receive(event: ReceivedEvent): Promise<Receipt>;
  /** The same for a page that readers see; who calls has looked that there is one. */
  receiveReading(reading: ReceivedReading): Promise<Receipt>;
  noteChange(table?: string): void;
  /** Events that wait for their commit. */
  countWaiting(): number;
  close(): Promise<void>;
}

interface OpenTrackingOptions extends KnownSubjectsOptions {
  readonly log: Log;
  readonly now?: () => number;
  readonly mostWaiting?: number;
}

/** Processes events of ads and readings of pages: known subject, reason to discard, group commit. */
export function openTracking({
  pool,
  log,
  settle,
  hearsChanges,
  now = Date.now,
  mostWaiting,
}: OpenTrackingOptions): Tracking {
  const subjects = openKnownSubjects({ pool, settle, hearsChanges });
  const filter = buildEventFilter();
  const events = openEventWriter(pool, log, { mostWaiting });
  const readings = openBatchWriter<ReadingRow>({
    store: (rows) => storeReadings(pool, rows),
    log,
    rowsAre: 'Readings',
    mostWaiting,
  });
  const stopPartitions = keepPartitions(pool, log);

  return {
    receive: receiveEvents({ subjects, filter, writer: events, now }),
    receiveReading: receiveReadings({ filter, writer: readings, now }),
    noteChange: subjects.noteChange,
    countWaiting: () => events.countWaiting() + readings.countWaiting(),
    async close() {
      await events.close();
      await readings.close();
      await stopPartitions();
    },
  };
}

interface Receiving<Writer> {
  readonly filter: EventFilter;
  readonly writer: Writer;
  readonly now: () => number;
}

function receiveEvents({
  subjects,
  filter,
  writer,
  now,
}: Receiving<EventWriter> & { readonly subjects: KnownSubjects }): Tracking['receive'] {
  const newId = openEventIds();
  const isoOf = rememberLast((at) => new Date(at).toISOString());
  return async (event) => {
    const at = now();
    if (filter.isFlood(event.address, at)) {
      writer.refuse();
      return 'flood';
    }
    const isActive = await subjects.isActive(event.subject, event.subjectId, at);
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
      reason: filter.reasonOf(event, { isActive, onceKey: onceKeyOf(event) }, at),
      page: event.page && storable(event.page),
      ip: networkOf(event.address, KEPT_OF_ADDRESS),
      user_agent: storable(event.userAgent.slice(0, USER_AGENT_MAX_LENGTH)),
      at: isoOf(at),
    });
    return 'stored';
  };
}

function receiveReadings({
  filter,
  writer,
  now,
}: Receiving<BatchWriter<ReadingRow>>): Tracking['receiveReading'] {
  const dayOf = rememberLast((minute) => baltimoreDay(new Date(minute * MINUTE_MS)));
  return async ({ kind, key, event, view, ...sender }) => {
    const at = now();
    if (filter.isFlood(sender.address, at)) return 'flood';
    if (!writer.hasRoom()) return 'busy';
    const onceKey = `${kind} ${key} ${event} ${view}`;
    const reason = filter.reasonOf(sender, { isActive: true, onceKey }, at) ?? '';
    await writer.write({ kind, key, event, reason, day: dayOf(Math.floor(at / MINUTE_MS)) });
    return 'stored';
  };
}

/** A reader may click twice, but has one impression of an ad per page view (spec 1 §4). */
function onceKeyOf({ subject, subjectId, event, view }: ReceivedEvent): string | null {
  const isOnce = view !== null && (event === 'impression' || event === 'viewable');
  return isOnce ? `${subject} ${subjectId} ${event} ${view}` : null;
}

/** PostgreSQL rejects null characters and unpaired surrogates. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
