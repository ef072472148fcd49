import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Whose session a call reads: a diner's, a staff member's, or nobody's (public and cacheable). */
export type Audience = 'public' | 'diner' | 'admin';

/** A response without a body, one sentence of plain text (every error of the contract is one), or a file of CSV. */
export type TextBody = 'empty' | 'text' | 'csv';

/** One call of the wire: where it is, what it takes, what it answers. Paths are OpenAPI paths below `/api`. */
export interface Operation {
  readonly method: Method;
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly audience: Audience;
  /** What a public answer is made from, and hence what outdates it: the content (default), or the search index too. */
  readonly dependsOn?: 'content' | 'index';
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  readonly body?: z.ZodType;
  /** `multipart/form-data` where files travel; JSON otherwise. */
  readonly bodyType?: 'application/json' | 'multipart/form-data';
  /** Every status the call can answer on purpose. */
  readonly responses: Readonly<Record<number, z.ZodType | TextBody>>;
}

/** Keeps the literal types of an operation, so that endpoints and clients can be checked against it. */
export function defineOperation<const T extends Operation>(operation: T): T {
  return operation;
}
