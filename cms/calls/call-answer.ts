import { Readable } from 'node:stream';
import type { FileType, Operation, TextBody } from '#contract/operation';
import { isDeepStrictEqual } from 'node:util';
import type { z } from 'zod';

/** The result of a call, before it becomes a response. */
export interface CallAnswer {
  readonly status: number;
  readonly headers?: Record<string, string> | [name: string, value: string][] | undefined;
  readonly contentType: string;
  /** Null without a body; a stream for files of any length. JSON is serialized on access. */
  readonly text: string | ReadableStream | null;
  /** The value of a JSON body, for callers in this process: page renders don't need the text. */
  readonly value?: unknown;
}

/** An answer with headers of its own. */
export class WithHeaders<Body> {
  readonly body: Body;
  readonly headers: CallAnswer['headers'];

  constructor(body: Body, headers: CallAnswer['headers']) {
    this.body = body;
    this.headers = headers;
  }
}

/** An answer with these headers, as `false` without any. Pairs if a name has several values, as `Set-Cookie` may. */
export const withHeaders = <Body>(body: Body, headers: CallAnswer['headers'] | false) =>
  new WithHeaders(body, headers || undefined);

/** An answer that caches don't store, unless `is` is false. */
export const fleeting = <Body>(body: Body, is = true) =>
  withHeaders(body, is && { 'cache-control': 'no-store' });

/** A download: whole, or in chunks if it may be of any length. */
export interface FileAnswer {
  readonly name: string;
  readonly text: string | AsyncIterable<string | Uint8Array>;
}

/** What a handler returned, with the status of its operation's success. */
export function toCallAnswer(operation: Operation, given: unknown): CallAnswer {
  const { body, headers } = given instanceof WithHeaders ? given : { body: given, headers: undefined };
  const [status, declared] = successOf(operation);
  checkAnswer(operation, status, body);
  return isFile(declared) ? toFile(status, declared, body as FileAnswer) : toJson(status, body, headers);
}

function successOf({ responses }: Operation): [status: number, declared: z.ZodType | TextBody] {
  const [status = '204', declared = 'empty'] =
    Object.entries(responses).find(([code]) => code.startsWith('2')) ?? [];
  return [Number(status), declared];
}

const isFile = (declared: z.ZodType | TextBody): declared is FileType =>
  typeof declared === 'string' && declared.includes('/');

function toFile(status: number, type: FileType, { name, text }: FileAnswer): CallAnswer {
  // File names may contain any characters; headers may not.
  const asHeader = /^[\w.-]+$/.test(name)
    ? `filename="${name}"`
    : `filename*=UTF-8''${encodeURIComponent(name)}`;
  return {
    status,
    headers: { 'content-disposition': `attachment; ${asHeader}` },
    contentType: type === 'text/csv' ? 'text/csv; charset=utf-8' : type,
    text: typeof text === 'string' ? text : toStream(text),
  };
}

export function toJson(status: number, body: unknown, headers?: CallAnswer['headers']): CallAnswer {
  return {
    status,
    headers,
    contentType: 'application/json; charset=utf-8',
    value: body,
    get text() {
      return body === undefined ? null : JSON.stringify(body);
    },
  };
}

export function plainText(status: number, text: string): CallAnswer {
  return { status, contentType: 'text/plain; charset=utf-8', text };
}

function toStream(pieces: AsyncIterable<string | Uint8Array>): ReadableStream {
  // Node's and the DOM's web streams are the same, but have different types.
  return Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream;
}

export function toResponse({ status, headers: own, contentType, text }: CallAnswer): Response {
  const headers = new Headers(own);
  headers.set('Cache-Control', 'no-store');
  if (text !== null) headers.set('Content-Type', contentType);
  return new Response(text, { status, headers });
}

/** In development, and in tests, which run with NODE_ENV=production. */
const isChecked = process.env.NODE_ENV !== 'production' || process.env.CHECK_ANSWERS !== undefined;

/** Throws unless a body is exactly what its operation declares. Types already check all but extra fields. */
function checkAnswer({ method, path, responses }: Operation, status: number, body: unknown): void {
  const declared = responses[status];
  if (!isChecked || typeof declared !== 'object') return;
  const sent: unknown = JSON.parse(JSON.stringify(body));
  // The schema strips unknown fields, so a difference means undeclared fields.
  if (!isDeepStrictEqual(declared.parse(sent), sent)) {
    throw new Error(`${method} ${path} answers ${status} with fields that it does not declare.`);
  }
}
