import { randomUUID } from 'node:crypto';
import type { Pool } from 'pg';
import type { Log } from '../database/log.ts';
import { isAdPage } from '#domain/ads/ad-pages';
import { networkOf } from '#cms/calls/caller-address';
import { buildEventFilter } from './event-filter.ts';
import { openEventWriter } from './event-writer.ts';
import { findSubject, readTopics } from './known-subjects.ts';
import { OTHER_PAGE, type ReceivedEvent, type Tracking } from './tracked-event.ts';

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

/** Processes ad events: known subject, reason to discard, group commit. */
export function openTracking({ pool, log, settle, mostWaiting }: OpenTrackingOptions): Tracking {
  const filter = buildEventFilter();
  const writer = openEventWriter(pool, log, mostWaiting);

  /** Whatever is sent, the counts know a few kinds of page and the topics that there are. */
  async function readPlace({ page }: ReceivedEvent): Promise<{ slot: string; topic: string }> {
    const [kind = '', topic = ''] = (page ?? '').split(/:(.*)/s, 2);
    if (!isAdPage(kind)) return { slot: OTHER_PAGE, topic: '' };
    return { slot: kind, topic: topic !== '' && (await readTopics(pool)).has(topic) ? topic : '' };
  }

  return {
    async receive(event) {
      const at = Date.now();
      if (filter.isFlood(event.address, at)) return 'flood';
      let known = await findSubject(pool, event.subject, event.subjectId, at);
      if (known === undefined) {
        // One created a moment ago may not be known yet.
        await settle();
        known = await findSubject(pool, event.subject, event.subjectId, at);
      }
      if (known === undefined) return 'unknown';
      if (!writer.hasRoom()) return 'busy';
      await writer.write({
        // Assigned before storing: a batch whose commit was not acknowledged is stored again without counting twice.
        id: randomUUID(),
        subject: event.subject,
        subject_id: event.subjectId,
        event: event.event,
        reason: filter.reasonOf(event, known.isShown),
        page: event.page && storable(event.page),
        ...(await readPlace(event)),
        creative: known.creatives.find((id) => id === event.creative) ?? null,
        ip: networkOf(event.address, KEPT_OF_ADDRESS),
        user_agent: storable(event.userAgent.slice(0, USER_AGENT_MAX_LENGTH)),
        at: new Date(at).toISOString(),
      });
      return 'stored';
    },
    countWaiting: writer.countWaiting,
    close: writer.close,
  };
}

/** PostgreSQL rejects null characters and unpaired surrogates. */
function storable(text: string): string {
  return text.toWellFormed().replaceAll('\0', '');
}
