import type { AdminRole } from '#domain/people/staff-roles';
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Whose session a call reads: none (public: same answer for everyone), a diner's, or a staff member's.
 * Without that session it answers 401.
 */
export type Audience = 'public' | 'diner' | 'staff';

/** A response without a body, one sentence of plain text (every error of the contract is one), or a file of that type. */
export type TextBody = 'empty' | 'text' | FileType;
export type FileType = 'text/csv' | 'image/webp' | 'application/octet-stream';

/** Rate limit classes, each with its own limit (cms/calls/rate-limits.ts). */
export type LimitClass =
  | 'sign-in'
  | 'account'
  | 'mail'
  | 'review'
  | 'change'
  | 'message'
  | 'newsletter'
  | 'search'
  | 'staff'
  | 'tracking';

/** One call of the wire format: path, access, input and answers. Its guards are derived from this. */
export type Operation = ReadOperation | WriteOperation;

interface Call {
  /** An OpenAPI path below `/api`. */
  readonly path: `/api/${string}`;
  readonly summary: string;
  readonly audience: Audience;
  /** Staff with one of these roles, or `admin`; others get 403. */
  readonly roles?: readonly AdminRole[];
  /** Skips the session check: signing out is harmless when not signed in. */
  readonly isSessionOptional?: true;
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /** Every status that the call answers deliberately. */
  readonly responses: Readonly<Record<number, z.ZodType | TextBody>>;
}

export interface ReadOperation extends Call {
  readonly method: 'GET';
  /** Only for answers that cost more than most. */
  readonly limit?: LimitClass;
  /**
   * What a public answer depends on and is invalidated by: the content (default), or the search index too.
   */
  readonly dependsOn?: 'content' | 'index';
  readonly body?: undefined;
  readonly bodyType?: undefined;
  readonly maxBodyBytes?: undefined;
}

/** A write: rejected when sent from another site, and always rate-limited. */
export interface WriteOperation extends Call {
  readonly method: Exclude<Method, 'GET'>;
  readonly limit: LimitClass;
  readonly body?: z.ZodType;
  /**
   * JSON (default); a form where files travel, which the handler reads; a file alone, which the handler gets as it
   * arrives; `beacon`: JSON, also as `sendBeacon` sends it (text/plain), or nothing at all.
   */
  readonly bodyType?: 'application/json' | 'multipart/form-data' | 'application/octet-stream' | 'beacon';
  /** Bytes; 100 kB unless it says more or less. */
  readonly maxBodyBytes?: number;
  readonly dependsOn?: undefined;
}

type Defined<Kind extends Operation> = Omit<Kind, 'method' | 'path'>;

/** A call that reads. Its literal types are kept, so that endpoints and clients can be checked against it. */
export function defineRead<const Path extends Operation['path'], const T extends Defined<ReadOperation>>(
  path: Path,
  call: T,
) {
  return { method: 'GET' as const, path, ...call };
}

/** The same for one that writes. */
export function defineWrite<
  const M extends WriteOperation['method'],
  const Path extends Operation['path'],
  const T extends Defined<WriteOperation>,
>(method: M, path: Path, call: T) {
  return { method, path, ...call };
}
