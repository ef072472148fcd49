import { Readable } from 'node:stream';
import type { Operation } from '#contract/operation';

/** What a call answers, before it becomes a response of one kind or another. */
export interface CallAnswer {
  readonly status: number;
  readonly headers?: Record<string, string> | [name: string, value: string][] | undefined;
  readonly contentType: string;
  /** Null where the status says it all; a stream where a file may be of any length. JSON is written when it is asked for. */
  readonly text: string | ReadableStream | null;
  /** What a JSON text says, for readers within this process: pages need no text. */
  readonly value?: unknown;
}

/** What a handler may give, whatever its operation declares. */
export interface GivenAnswer {
  readonly status: number;
  readonly headers?: CallAnswer['headers'];
  readonly body?: unknown;
  readonly file?: FileAnswer;
}

/** A file to be saved: whole, or in pieces where it may be of any length. */
export interface FileAnswer {
  readonly name: string;
  readonly text: string | AsyncIterable<string | Uint8Array>;
}

export function toCallAnswer(
  { responses }: Operation,
  { status, headers, body, file }: GivenAnswer,
): CallAnswer {
  if (file) {
    // Names may hold anything; headers may not.
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
  // Web streams of Node and of the DOM are the same thing under two names.
  return Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream;
}

export function toResponse({ status, headers: own, contentType, text }: CallAnswer): Response {
  const headers = new Headers(own);
  headers.set('Cache-Control', 'no-store');
  if (text !== null) headers.set('Content-Type', contentType);
  return new Response(text, { status, headers });
}
