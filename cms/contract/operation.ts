import type { AdminRole } from '#domain/people/staff-roles';
import type { z } from 'zod';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/**
 * Whose session a call reads: none (public, the same response for everyone), a diner's, or a staff member's.
 * Without that session it returns 401.
 */
export type Audience = 'public' | 'diner' | 'staff';

/** A response without a body, a sentence of plain text (as almost every error is), or a file of that type. */
export type TextBody = 'empty' | 'text' | FileType;
export type FileType = 'text/csv' | 'image/webp' | 'application/octet-stream';

/** Rate limit classes, each with its own limit (cms/calls/rate-limits.ts). */
export type LimitClass =
  | 'sign-in'
  | 'password'
  | 'account'
  | 'mail'
  | 'review'
  | 'change'
  | 'share'
  | 'message'
  | 'newsletter'
  | 'search'
  | 'staff'
  | 'tracking';

/** One API call: path, access, input and responses. Its guards are derived from this. */
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
  /** By default those of a path with `{id}` or `{slug}`. */
  readonly params?: z.ZodObject;
  readonly query?: z.ZodObject;
  /**
   * What it returns on purpose. Refusals for a wrong input (400), no session (401), no role (403) and too many calls (429)
   * are added (`index.ts`).
   */
  readonly responses: Readonly<Record<number, z.ZodType | TextBody>>;
}

export interface ReadOperation extends Call {
  readonly method: 'GET';
  /** Only for expensive calls. */
  readonly limit?: LimitClass;
  /** What invalidates a cached public response: the content (default), the search index too, or half a minute too. */
  readonly dependsOn?: 'content' | 'index' | 'pace';
  readonly body?: undefined;
  readonly bodyType?: undefined;
  readonly maxBodyBytes?: undefined;
}

/** A write: rejected if sent from another site, and always rate-limited. */
export interface WriteOperation extends Call {
  readonly method: Exclude<Method, 'GET'>;
  readonly limit: LimitClass;
  readonly body?: z.ZodType;
  /**
   * JSON if absent; a form or a single file, which the handler gets as a stream; `beacon`: JSON, possibly as text/plain
   * (from `sendBeacon`), or no body.
   */
  readonly bodyType?: 'multipart/form-data' | 'application/octet-stream' | 'beacon';
  /** Bytes; 100 kB by default. */
  readonly maxBodyBytes?: number;
  readonly dependsOn?: undefined;
}

type Defined<Kind extends Operation> = Omit<Kind, 'method' | 'path' | 'audience' | 'roles' | 'limit'>;

/**
 * Defines the calls of an audience, of staff only those with one of the roles. Literal types are kept so that endpoints
 * and clients can be checked against them. Writes of staff have a limit of their own, if they name no other.
 */
function callsOf<const A extends Audience>(audience: A, ...roles: readonly AdminRole[]) {
  const access = { audience, ...(roles.length > 0 && { roles }) };
  return {
    read: <
      const Path extends Operation['path'],
      const T extends Defined<ReadOperation> & Pick<ReadOperation, 'limit'>,
    >(
      path: Path,
      call: T,
    ) => ({ method: 'GET' as const, path, ...access, ...call }),
    write: <
      const M extends WriteOperation['method'],
      const Path extends Operation['path'],
      const T extends Defined<WriteOperation> &
        (A extends 'staff' ? { readonly limit?: LimitClass } : { readonly limit: LimitClass }),
    >(
      method: M,
      path: Path,
      call: T,
    ) => ({ method, path, limit: 'staff' as LimitClass, ...access, ...call }),
  };
}

export const visitors = callsOf('public');
export const diners = callsOf('diner');
export const staff = callsOf('staff');
export const admins = callsOf('staff', 'admin');
export const editors = callsOf('staff', 'editor');
export const dataStaff = callsOf('staff', 'data');
export const adStaff = callsOf('staff', 'ads');
export const editorsAndDataStaff = callsOf('staff', 'editor', 'data');
export const linkStaff = callsOf('staff', 'editor', 'data', 'ads');

/** Refusals with these statuses, each one plain sentence. */
export function refusals<const Codes extends readonly number[]>(...codes: Codes) {
  const responses = Object.fromEntries(codes.map((code) => [code, 'text']));
  return responses as { readonly [Code in Codes[number]]: 'text' };
}
