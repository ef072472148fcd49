import { writeQuery, type QueryValues } from './write-query.ts';

/** What a call takes, whichever it is. */
export interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
}

/** The address of a call, from its path in the contract. */
export function buildPath(path: string, { params = {}, query = {} }: AnyInput): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? '')) + writeQuery(query);
}

export function withBody(body: unknown): RequestInit {
  if (body === undefined) return {};
  // The browser itself says what a form with files is, and where its parts end.
  if (body instanceof FormData) return { body };
  if (body instanceof Blob) return { headers: { 'Content-Type': 'application/octet-stream' }, body };
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
