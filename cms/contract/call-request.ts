import { writeQuery, type QueryValues } from './write-query.ts';

export interface AnyInput {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: QueryValues;
  readonly body?: unknown;
}

/** Builds the URL of a call from its path in the contract. */
export function buildPath(path: string, { params = {}, query = {} }: AnyInput): string {
  return path.replace(/\{(\w+)\}/g, (_, name) => encodeURIComponent(params[name] ?? '')) + writeQuery(query);
}

export function withBody(body: unknown): RequestInit {
  if (body === undefined) return {};
  // For multipart forms the browser sets the content type with its boundary.
  if (body instanceof FormData) return { body };
  if (body instanceof Blob) return { headers: { 'Content-Type': 'application/octet-stream' }, body };
  return { headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
}
