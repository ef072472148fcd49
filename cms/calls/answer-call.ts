import type { Operation } from '#contract/operation';
import { APIError, NotFound, ValidationError, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { awaySince } from '../database/closable-pool.ts';
import { isDatabaseAway } from '../database/database-fault.ts';
import { plainText, toCallAnswer, toJson, type CallAnswer } from './call-answer.ts';
import { badRequest, CallError, forbidden, notFound, unavailable } from './call-error.ts';
import { callerAddress } from './caller-address.ts';
import type { Handler, HandlerInput } from './handler.ts';
import { inputFault } from './input-fault.ts';
import { isFromOtherSite } from './is-from-other-site.ts';
import { rateLimits } from './rate-limits.ts';
import { checkBody, readBytes, readJson } from './read-body.ts';
import { findCaller } from './session.ts';

/** Shown to visitors for errors on our side; the log has the details. */
export const FAILED = 'Something went wrong on our end. Please try again.';

/** Shown if the database is unreachable or can't do its work. */
export const AWAY = 'We can’t reach our database right now. Try again in a minute.';
const NOTHING_CHANGED =
  'We can’t reach our database right now, so we didn’t change anything. Try again in a minute.';
/** After a broken connection it is unknown whether the change was made. */
export const PERHAPS_CHANGED =
  'Our database stopped answering, so we may not have saved this. Check before you try again.';
/** A restarted database is back within seconds. */
export const AWAY_RETRY_S = 10;

/**
 * The single entry point: handles every call of the contract, whether it comes from `/api`, a page render, a form, the
 * panel, or an odd URL spelling that Payload accepts. Its guards are derived from the operation.
 */
export async function answerCall<T extends Operation>(
  operation: T,
  handler: Handler<T>,
  req: PayloadRequest,
): Promise<CallAnswer> {
  try {
    const isWrite = operation.method !== 'GET';
    if (isWrite && isFromOtherSite(req.headers)) throw forbidden('This request came from another site.');
    // Tracking events are queued, so that a database restart loses none of them.
    if (isWrite && awaySince() && operation.limit !== 'tracking') {
      throw unavailable(NOTHING_CHANGED, AWAY_RETRY_S);
    }
    if (operation.limit)
      await rateLimits(req.payload).countAddress(operation.limit, callerAddress(req.headers));
    req.user = operation.audience === 'public' ? null : await findCaller(operation, req);
    if (req.user) await rateLimits(req.payload).countAccount(operation.limit, req.user);
    return toCallAnswer(operation, await handler(await parseInput(operation, req)));
  } catch (error) {
    return toFailure(operation, error, req);
  }
}

async function parseInput<T extends Operation>(operation: T, req: PayloadRequest): Promise<HandlerInput<T>> {
  const input = {
    user: req.user,
    params: operation.params && parse(operation.params, req.routeParams ?? {}),
    query: operation.query && parse(operation.query, readQuery(req.searchParams)),
    body: await parseBody(operation, req),
    req,
  };
  // Each part follows the operation's schemas; TypeScript can't infer that through the optional fields.
  return input as HandlerInput<T>;
}

async function parseBody(operation: Operation, req: PayloadRequest): Promise<unknown> {
  if (operation.method === 'GET' || !(operation.body || operation.bodyType)) return undefined;
  checkBody(req, operation);
  if (operation.bodyType && operation.bodyType !== 'beacon') return readBytes(req, operation);
  return operation.body && parse(operation.body, await readJson(req, operation));
}

/**
 * The query as sent: a key that occurs once is a string, a repeated key a list of strings. (Payload's own parser reads
 * brackets as lists and objects.)
 */
function readQuery(params: URLSearchParams): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of params) {
    // No text on the site contains one, and PostgreSQL rejects them.
    if (name.includes('\0') || value.includes('\0')) throw badRequest('The address holds a null character.');
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  const single = (given: string[]) => (given.length === 1 ? (given[0] ?? '') : given);
  return Object.fromEntries([...values].map(([name, given]) => [name, single(given)]));
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value, { error: inputFault });
  if (result.success) return result.data;
  throw badRequest(result.error.issues[0]?.message ?? inputFault({}));
}

function toFailure(operation: Operation, thrown: unknown, req: PayloadRequest): CallAnswer {
  const error = asCallError(thrown, operation.method === 'GET' ? AWAY : PERHAPS_CHANGED);
  if (!error) {
    req.payload.logger.error({ err: thrown, call: operation.path }, 'A call of the contract failed');
    return plainText(500, FAILED);
  }
  // An unreachable database is already reported; one that is reachable but refuses writes (full disk) is not.
  if (isDatabaseAway(thrown) && !awaySince()) {
    req.payload.logger.error(
      { err: thrown, call: operation.path },
      'The database could not do what was asked',
    );
  }
  const { status, message, headers, details } = error;
  // Errors are one plain sentence; if the operation declares an object, the sentence is its `error`.
  return typeof operation.responses[status] === 'object'
    ? toJson(status, { error: message, ...details }, headers)
    : { ...plainText(status, message), headers };
}

/** Translates Payload's public errors into call errors; `undefined` for errors on our side. */
function asCallError(error: unknown, away: string): CallError | undefined {
  if (error instanceof CallError) return error;
  if (isDatabaseAway(error)) return unavailable(away, AWAY_RETRY_S);
  if (error instanceof NotFound) return notFound('That');
  if (error instanceof ValidationError) return badRequest(error.data.errors[0]?.message ?? 'Invalid input');
  if (error instanceof APIError && error.isPublic && (error.status < 500 || error.status === 503)) {
    return new CallError(error.status, error.message);
  }
  return undefined;
}
