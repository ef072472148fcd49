import { LAST_RECORD_ID } from '#domain/record-id';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { firstFault } from '#cms/endpoints/serve-operation';
import type { Receipt, Tracking } from '#cms/tracking/open-tracking';
import type { EventKind, ReceivedEvent, Subject } from '#cms/tracking/tracked-event';
import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import type { Payload } from 'payload';
import type { Logger } from 'pino';
import { callerAddress, type TrustProxy } from './caller-address.ts';
import { isFromOtherSite, OTHER_SITE } from './other-site.ts';
import { openStaffSessions } from './staff-sessions.ts';

const CALL = /^\/api\/(ads|featured-businesses)\/([^/?]+)\/(impression|viewable|click)(?:\?|$)/;
const MAX_BODY_BYTES = 4_096;
/** `sendBeacon` sends texts as text/plain; a call of the specification without a body has no type. */
const BODY_TYPE = /^(?:application\/json|text\/plain)\b/i;

const CALLS: Record<string, { subject: Subject; operations: Record<string, Operation> }> = {
  ads: {
    subject: 'ad',
    operations: {
      impression: operations.recordAdImpression,
      viewable: operations.recordAdViewable,
      click: operations.recordAdClick,
    },
  },
  'featured-businesses': {
    subject: 'featured',
    operations: {
      impression: operations.recordFeaturedBusinessImpression,
      viewable: operations.recordFeaturedBusinessViewable,
      click: operations.recordFeaturedBusinessClick,
    },
  },
};

interface TrackingCallsOptions {
  tracking: Tracking;
  payload: Payload;
  siteUrl: string;
  trusts: TrustProxy;
  log: Logger;
}

interface Answer {
  status: number;
  text?: string;
  headers?: Record<string, string>;
}

const RECEIPTS: Record<Receipt, Answer> = {
  stored: { status: 204 },
  unknown: { status: 404, text: 'There is nothing of this number to count for.' },
  busy: {
    status: 503,
    text: 'Too many events at once. Please send it again in a moment.',
    headers: { 'retry-after': '1' },
  },
  flood: { status: 429, text: 'Too many events from this address.', headers: { 'retry-after': '60' } },
};

/**
 * The calls that report what visitors did with ads and featured businesses (spec 1 §7, decisions §9). Every page view
 * makes several of them, so they are answered before Express and Payload: by the same contract, once the event is
 * durable. The answer says whether the request was one of them.
 */
export function answerTrackingCalls(options: TrackingCallsOptions) {
  const { tracking, payload, siteUrl, trusts, log } = options;
  const isStaff = openStaffSessions(payload);

  async function answer(req: IncomingMessage, match: RegExpExecArray): Promise<Answer> {
    const [, group = '', id = '', kind = ''] = match;
    const call = CALLS[group];
    const operation = call?.operations[kind];
    if (!call || !operation) throw new Error(`${group} has no call named ${kind}`);
    if (isFromOtherSite(req.headers, siteUrl)) return { status: 403, text: OTHER_SITE };
    const subjectId = /^[1-9]\d*$/.test(id) ? Number(id) : 0;
    if (subjectId === 0) return { status: 400, text: 'The number is a whole one from 1.' };
    const type = req.headers['content-type'];
    if (type !== undefined && !BODY_TYPE.test(type)) {
      return { status: 415, text: 'Send the body as application/json.' };
    }
    const text = await readText(req);
    if (text === null) return { status: 413, text: `The body is larger than ${MAX_BODY_BYTES} bytes.` };
    const body = parseBody(operation, text);
    if (typeof body === 'string') return { status: 400, text: body };
    if (subjectId > LAST_RECORD_ID) return RECEIPTS.unknown;
    const { cookie } = req.headers;
    const event: ReceivedEvent = {
      subject: call.subject,
      subjectId,
      event: body.clickType ?? eventKind(kind),
      page: body.page ?? null,
      view: body.view ?? null,
      address: callerAddress(req, trusts),
      userAgent: req.headers['user-agent'] ?? '',
      isStaff: cookie !== undefined && (await isStaff(cookie)),
    };
    return RECEIPTS[await tracking.receive(event)];
  }

  return (req: IncomingMessage, res: ServerResponse): boolean => {
    if (req.method !== 'POST') return false;
    const match = CALL.exec(req.url ?? '');
    if (!match) return false;
    answer(req, match)
      .catch((error: unknown): Answer => {
        log.warn({ err: error }, 'An event of an ad could not be stored');
        return {
          status: 503,
          text: 'The event could not be stored. Please send it again in a moment.',
          headers: { 'retry-after': '5' },
        };
      })
      .then((given) => send(req, res, given));
    return true;
  };
}

interface Body {
  page?: string;
  view?: string;
  clickType?: 'phone' | 'website';
}

/** The body as the contract has it, or the sentence that says what is wrong with it. */
function parseBody({ body: schema }: Operation, text: string): Body | string {
  let value: unknown;
  try {
    value = text === '' ? undefined : JSON.parse(text);
  } catch {
    return 'The body is not valid JSON.';
  }
  const parsed = schema?.safeParse(value);
  if (parsed?.success === false) return firstFault(parsed.error);
  // The schemas of these six calls decide no more than these three.
  return (parsed?.data ?? {}) as Body;
}

function eventKind(kind: string): EventKind {
  return kind === 'viewable' || kind === 'click' ? kind : 'impression';
}

/** `null` when there is more of it than any of these calls needs. */
function readText(req: IncomingMessage): Promise<string | null> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    let bytes = 0;
    req.on('data', (chunk: Buffer) => {
      bytes += chunk.length;
      if (bytes > MAX_BODY_BYTES) resolve(null);
      else chunks.push(chunk);
    });
    req.on('end', () => resolve(Buffer.concat(chunks).toString()));
    req.on('error', reject);
  });
}

function send(req: IncomingMessage, res: ServerResponse, { status, text, headers }: Answer): void {
  // What is left of a body that nobody reads would be taken for the next request.
  if (!req.complete) res.setHeader('connection', 'close');
  res.writeHead(status, {
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    ...(text !== undefined && { 'content-type': 'text/plain; charset=utf-8' }),
    ...headers,
  });
  res.end(text);
}
