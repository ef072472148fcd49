import type { Operation } from '#contract/operation';
import { APIError, NotFound, ValidationError, type PayloadRequest } from 'payload';
import type { z } from 'zod';
import { awaySince, isDatabaseAway } from '../database/database-reach.ts';
import { plainText, toCallAnswer, type CallAnswer, type GivenAnswer } from './call-answer.ts';
import { badRequest, CallError, forbidden, notFound, unavailable } from './call-error.ts';
import { callerAddress } from './caller-address.ts';
import { checkAnswer } from './check-answer.ts';
import type { Handler, HandlerInput } from './handler.ts';
import { isFromOtherSite } from './is-from-other-site.ts';
import { rateLimits } from './rate-limits.ts';
import { checkBody, readBytes, readJson } from './read-body.ts';
import { findCaller } from './session.ts';

/** What a visitor reads when the fault is ours; the log has the rest. */
export const FAILED = 'Something went wrong on our end. Please try again.';

/** The same where the database is away or cannot do its work. */
export const AWAY = 'We can’t reach our database right now. Try again in a minute.';
const NOTHING_CHANGED =
  'We can’t reach our database right now, so we didn’t change anything. Try again in a minute.';
/** After a broken connection the caller cannot tell whether the change was made. */
const PERHAPS_CHANGED =
  'Our database stopped answering, so we may not have saved this. Check before you try again.';
/** A restarted database is back within seconds. */
export const AWAY_RETRY_S = 10;

/**
 * The one door: every call of the contract is answered here, whatever way its request came (`/api`, a page that is
 * rendered, a form, the panel, an odd spelling that Payload understands). Its guards come from the operation.
 */
export async function answerCall<T extends Operation>(
  operation: T,
  handler: Handler<T>,
  req: PayloadRequest,
): Promise<CallAnswer> {
  try {
    const limits = rateLimits(req.payload);
    const isWrite = operation.method !== 'GET';
    if (isWrite && isFromOtherSite(req.headers)) throw forbidden('This request came from another site.');
    // Events of ads wait for a moment: a restart of the database loses none of them.
    if (isWrite && awaySince() && operation.limit !== 'tracking') {
      throw unavailable(NOTHING_CHANGED, AWAY_RETRY_S);
    }
    await limits.countAddress(operation.limit, callerAddress(req.headers));
    req.user = await findCaller(operation, req);
    if (req.user) await limits.countAccount(operation.limit, req.user);
    const answer: GivenAnswer = await handler(await parseInput(operation, req));
    checkAnswer(operation, answer);
    return toCallAnswer(operation, answer);
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
  // The schemas of `operation` decided each part; TypeScript cannot follow that through the optional fields.
  return input as HandlerInput<T>;
}

async function parseBody(operation: Operation, req: PayloadRequest): Promise<unknown> {
  if (operation.method === 'GET' || !(operation.body || operation.bodyType)) return undefined;
  checkBody(req, operation);
  if (operation.bodyType === 'application/octet-stream') return readBytes(req, operation);
  // A handler of its own reads the form, file by file.
  return operation.body && parse(operation.body, await readJson(req, operation));
}

/**
 * The query as it was sent: a key given once is a text, one given more often a list of texts. (Payload's own reading
 * of it takes brackets for lists and objects.)
 */
function readQuery(params: URLSearchParams): Record<string, string | string[]> {
  const values = new Map<string, string[]>();
  for (const [name, value] of params) {
    // No text of the site holds one, and PostgreSQL takes none.
    if (name.includes('\0') || value.includes('\0')) throw badRequest('The address holds a null character.');
    const known = values.get(name);
    if (known) known.push(value);
    else values.set(name, [value]);
  }
  const single = (given: string[]) => (given.length === 1 ? (given[0] ?? '') : given);
  return Object.fromEntries([...values].map(([name, given]) => [name, single(given)]));
}

function parse(schema: z.ZodType, value: unknown): unknown {
  const result = schema.safeParse(value);
  if (result.success) return result.data;
  throw badRequest(firstFault(result.error));
}

/** What is wrong with an input, in one sentence. */
function firstFault({ issues: [issue] }: z.ZodError): string {
  if (!issue) return 'Invalid input';
  const field = issue.path.join('.');
  // A schema's own sentence names its field already ("Password is required").
  return field && /^Invalid|^Too|^Unrecognized|^Expected/.test(issue.message)
    ? `${field}: ${issue.message}`
    : issue.message;
}

function toFailure(operation: Operation, thrown: unknown, req: PayloadRequest): CallAnswer {
  const error = asCallError(thrown, operation.method === 'GET' ? AWAY : PERHAPS_CHANGED);
  if (!error) {
    req.payload.logger.error({ err: thrown, path: req.pathname }, 'A call of the contract failed');
    return plainText(500, FAILED);
  }
  // A database that is away has been reported; one that is there and takes nothing (a full disk) has not.
  if (isDatabaseAway(thrown) && !awaySince()) {
    req.payload.logger.error({ err: thrown, path: req.pathname }, 'The database could not do what was asked');
  }
  const { status, message, headers } = error;
  // Errors are one plain sentence; where the operation declares an object, the sentence is its `error`.
  return typeof operation.responses[status] === 'object'
    ? toCallAnswer(operation, { status, headers, body: { error: message } })
    : { ...plainText(status, message), headers };
}

/** Storage's own refusals in the words of the contract; everything else is a fault of ours. */
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
