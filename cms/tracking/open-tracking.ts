import { randomUUID } from 'node:crypto';
import { cityDay } from '#domain/calendar/city-time';
import type { Pool } from 'pg';
import type { Log } from '../database/log.ts';
import { networkOf } from '#cms/calls/caller-address';
import { openBatchWriter, type BatchWriter } from './batch-writer.ts';
import { buildEventFilter, type EventFilter } from './event-filter.ts';
import { openEventWriter, type EventWriter } from './event-writer.ts';
import { isShownToday } from './known-subjects.ts';
import { storeReadings } from './store-readings.ts';
import type { ReadingRow, ReceivedEvent, Tracking } from './tracked-event.ts';

const USER_AGENT_MAX_LENGTH = 400;
/** The stored part of an IP address (decisions §14). */
const KEPT_OF_ADDRESS = { ipv4: 24, ipv6: 48 };

interface OpenTrackingOptions {
  readonly pool: Pool;
  /** Resolves when this process has received every change committed so far. */
  settle(): Promise<void>;
  readonly log: Log;
  readonly mostWaiting?: number;
}

/** Processes ad events and page readings: known subject, reason to discard, group commit. */
export function openTracking({ pool, log, settle, mostWaiting }: OpenTrackingOptions): Tracking {
  const filter = buildEventFilter();
  const events = openEventWriter(pool, log, { mostWaiting });
  const readings = openBatchWriter<ReadingRow>({
    store: (rows) => storeReadings(pool, rows),
    log,
    rowsAre: 'Readings',
    mostWaiting,
  });

  return {
    receive: receiveEvents({ pool, settle, filter, writer: events }),
    receiveReading: receiveReadings({ filter, writer: readings }),
    countWaiting: () => events.countWaiting() + readings.countWaiting(),
    async close() {
      await events.close();
      await readings.close();
    },
  };
}

interface Receiving<Writer> {
  readonly filter: EventFilter;
  readonly writer: Writer;
}

function receiveEvents({
  pool,
  settle,
  filter,
  writer,
}: Receiving<EventWriter> & Pick<OpenTrackingOptions, 'pool' | 'settle'>): Tracking['receive'] {
  return async (event) => {
    const at = Date.now();
    if (filter.isFlood(event.address, at)) {
      writer.refuse();
      return 'flood';
    }
    let isActive = await isShownToday(pool, event.subject, event.subjectId, at);
    if (isActive === undefined) {
      // One created a moment ago may not be known yet.
      await settle();
      isActive = await isShownToday(pool, event.subject, event.subjectId, at);
    }
    if (isActive === undefined) return 'unknown';
    if (!writer.hasRoom()) {
      writer.refuse();
      return 'busy';
    }
    await writer.write({
      // Assigned before storing: a batch whose commit was not acknowledged is stored again without counting twice.
      id: randomUUID(),
      subject: event.subject,
      subject_id: event.subjectId,
      event: event.event,
      reason: filter.reasonOf(event, { isActive, onceKey: onceKeyOf(event) }, at),
      page: event.page && storable(event.page),
      ip: networkOf(event.address, KEPT_OF_ADDRESS),
      user_agent: storable(event.userAgent.slice(0, USER_AGENT_MAX_LENGTH)),
      at: new Date(at).toISOString(),
    });
    return 'stored';
  };
}

function receiveReadings({ filter, writer }: Receiving<BatchWriter<ReadingRow>>): Tracking['receiveReading'] {
  return async ({ kind, key, event, view, ...sender }) => {
    const at = Date.now();
    if (filter.isFlood(sender.address, at)) return 'flood';
    if (!writer.hasRoom()) return 'busy';
    const onceKey = `${kind} ${key} ${event} ${view}`;
    const reason = filter.reasonOf(sender, { isActive: true, onceKey }, at) ?? '';
    await writer.write({ kind, key, event, reason, day: cityDay(new Date(at)) });
    return 'stored';
  };
}

/** A reader may click twice, but has one impression per ad and page view (spec 1 §4). */
function onceKeyOf({ subject, subjectId, event, view }: ReceivedEvent): string | null {
  const isOnce = view !== null && (event === 'impression' || event === 'viewable');
  return isOnce ? `${subject} ${subjectId} ${event} ${view}` : null;
}

/** PostgreSQL rejects null characters and unpaired surrogates. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
