import { isRecordId } from '#domain/addresses/record-id';
import { hasRole } from '#cms/access/roles';
import { APIError, type Endpoint, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { ImportFault } from '../../imports/import-fault.ts';

type Work = (req: PayloadRequest) => Promise<Response>;

const NOT_KEPT = { headers: { 'cache-control': 'no-store' } };

/** A call of the panel's page "Imports": for data staff alone; faults of file, map and plan are theirs to read. */
export function forDataStaff(work: Work): Endpoint['handler'] {
  return async (req) => {
    if (!req.user) throw new APIError('Sign in first.', 401, undefined, true);
    if (!hasRole(req.user, 'data')) throw new APIError('This is for data staff.', 403, undefined, true);
    try {
      return await work(req);
    } catch (error) {
      if (error instanceof ImportFault) throw new APIError(sentence(error.message), 409, undefined, true);
      throw error;
    }
  };
}

export function answer(body: unknown, status = 200): Response {
  return Response.json(body, { ...NOT_KEPT, status });
}

export function nameOf({ user }: PayloadRequest): string {
  return user?.collection === 'admins' ? user.username : 'unknown';
}

/** @throws APIError 404 where the address names no number */
export function numberOf(req: PayloadRequest, name = 'id'): number {
  const id = Number(req.routeParams?.[name]);
  if (!isRecordId(id)) throw new APIError('There is none of that number.', 404, undefined, true);
  return id;
}

/** @throws APIError 400 where the body is not what the call takes */
export async function bodyOf<T>(req: PayloadRequest, schema: z.ZodType<T>): Promise<T> {
  const parsed = schema.safeParse(await req.json?.().catch(() => undefined));
  if (parsed.success) return parsed.data;
  const [issue] = parsed.error.issues;
  throw new APIError(
    `${issue?.path.join('.') || 'The body'}: ${issue?.message ?? 'invalid'}`,
    400,
    undefined,
    true,
  );
}

function sentence(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
