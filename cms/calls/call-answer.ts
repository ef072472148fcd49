/** What a call answers, before it becomes a response of one kind or another. */
export interface CallAnswer {
  readonly status: number;
  readonly headers?: Record<string, string> | [name: string, value: string][] | undefined;
  readonly contentType: string;
  /** Null where the status says it all; a stream where a file may be of any length. */
  readonly text: string | ReadableStream | null;
}

/** What a handler may give, whatever its operation declares. */
export interface GivenAnswer {
  readonly status: number;
  readonly headers?: CallAnswer['headers'];
  readonly body?: unknown;
  readonly csv?: string | ReadableStream;
}

export function toCallAnswer({ status, headers, body, csv }: GivenAnswer): CallAnswer {
  if (csv !== undefined) return { status, headers, contentType: 'text/csv; charset=utf-8', text: csv };
  const text = body === undefined ? null : JSON.stringify(body);
  return { status, headers, contentType: 'application/json; charset=utf-8', text };
}

export function plainText(status: number, text: string): CallAnswer {
  return { status, contentType: 'text/plain; charset=utf-8', text };
}

export function toResponse({ status, headers: own, contentType, text }: CallAnswer): Response {
  const headers = new Headers(own);
  headers.set('Cache-Control', 'no-store');
  if (text !== null) headers.set('Content-Type', contentType);
  return new Response(text, { status, headers });
}
