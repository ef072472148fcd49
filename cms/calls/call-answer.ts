import { Readable } from 'node:stream';
import type { Operation } from '#contract/operation';
import { isDeepStrictEqual } from 'node:util';

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

/** The result of any handler, regardless of its operation. */
export interface GivenAnswer {
  readonly status: number;
  readonly headers?: CallAnswer['headers'];
  readonly body?: unknown;
  readonly file?: FileAnswer;
}

/** A download: whole, or in chunks if it may be of any length. */
export interface FileAnswer {
  readonly name: string;
  readonly text: string | AsyncIterable<string | Uint8Array>;
}

export function toCallAnswer(
  { responses }: Operation,
  { status, headers, body, file }: GivenAnswer,
): CallAnswer {
  if (file) {
    // File names may contain any characters; headers may not.
    const name = /^[\w.-]+$/.test(file.name)
      ? `filename="${file.name}"`
      : `filename*=UTF-8''${encodeURIComponent(file.name)}`;
    const declared = responses[status];
    const type = typeof declared === 'string' ? declared : 'application/octet-stream';
    return {
      status,
      headers: { 'content-disposition': `attachment; ${name}` },
      contentType: type === 'text/csv' ? 'text/csv; charset=utf-8' : type,
      text: typeof file.text === 'string' ? file.text : toStream(file.text),
    };
  }
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

/** Throws unless a response is exactly what its operation declares. Types already check all but extra fields. */
export function checkAnswer({ method, path, responses }: Operation, { status, body }: GivenAnswer): void {
  if (!isChecked) return;
  const declared = responses[status];
  if (declared === undefined) throw new Error(`${method} ${path} does not declare ${status}.`);
  if (typeof declared === 'string') return;
  const sent: unknown = JSON.parse(JSON.stringify(body));
  // The schema strips unknown fields, so a difference means undeclared fields.
  if (!isDeepStrictEqual(declared.parse(sent), sent)) {
    throw new Error(`${method} ${path} answers ${status} with fields that it does not declare.`);
  }
}
