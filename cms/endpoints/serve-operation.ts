import { randomUUID } from 'node:crypto';
import type { Operation } from '#contract/operation';
import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { badRequest, ContractError } from './contract-error.ts';
import type { Handler, HandlerInput } from './handler.ts';

/** The contract's calls live under a private prefix of Payload's REST; the host maps `/api/*` onto it. */
export const CONTRACT_PREFIX = '/contract';

const PASS_HEADER = 'x-contract-pass';
/** Known within this process alone. */
const PASS = randomUUID();

/**
 * Lets a request through to a call, once whoever calls this has checked its session, origin, rate and size. Payload finds
 * an endpoint under more addresses than its own (`/globals/contract/...`), so no check of an address could hold.
 */
export function admit(headers: Headers): void {
  headers.set(PASS_HEADER, PASS);
}

/** What a call answers, before it becomes a response of one kind or another. */
export interface ServedAnswer {
  readonly status: number;
  /** The call's own; what the text is stands beside it. */
  readonly headers?: Record<string, string> | [name: string, value: string][] | undefined;
  readonly contentType: string;
  /** Null where the status says it all. */
  readonly text: string | null;
}

/** The work of an endpoint without what is spent on `Response`, for whoever asks within this process. */
export type AnswerCall = (req: PayloadRequest) => Promise<ServedAnswer>;

/**
 * A call of the contract as an endpoint of Payload: parse, run, present, and say failures plainly. Its `custom.answer`
 * is an `AnswerCall`.
 */
export function serveOperation<T extends Operation>(operation: T, handler: Handler<T>): Endpoint {
  const answer: AnswerCall = async (req) => {
    try {
      return toServed(await handler(await parseInput(operation, req)));
    } catch (error) {
      return toFailure({ operation, error, req });
    }
  };
  return {
    method: toPayloadMethod(operation),
    path: endpointPath(operation),
    handler: async (req) =>
      toResponse(req.headers.get(PASS_HEADER) === PASS ? await answer(req) : plainText(404, NO_SUCH_CALL)),
    custom: { answer },
  };
}

/** The path of a call's endpoint, as Payload writes it. */
export function endpointPath({ path }: Operation): string {
  return CONTRACT_PREFIX + path.replace(/\{(\w+)\}/g, ':$1');
}

function toPayloadMethod(operation: Operation): Endpoint['method'] {
  const methods = { GET: 'get', POST: 'post', PUT: 'put', PATCH: 'patch', DELETE: 'delete' } as const;
  return methods[operation.method];
}

async function parseInput<T extends Operation>(operation: T, req: PayloadRequest): Promise<HandlerInput<T>> {
  const input = {
    params: operation.params && parse(operation.params, req.routeParams ?? {}),
    query: operation.query && parse(operation.query, readQuery(req.searchParams)),
    body: operation.body && parse(operation.body, await req.json?.()),
    req,
  };
  // The schemas of `operation` decided each part; TypeScript cannot follow that through the optional fields.
  return input as HandlerInput<T>;
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
export function firstFault({ issues: [issue] }: z.ZodError): string {
  if (!issue) return 'Invalid input';
  const field = issue.path.join('.');
  // A schema's own sentence names its field already ("Password is required").
  return field && /^Invalid|^Too|^Unrecognized|^Expected/.test(issue.message)
    ? `${field}: ${issue.message}`
    : issue.message;
}

function toServed({ status, headers, body, csv }: GivenAnswer): ServedAnswer {
  if (csv !== undefined) return { status, headers, contentType: 'text/csv; charset=utf-8', text: csv };
  const text = body === undefined ? null : JSON.stringify(body);
  return { status, headers, contentType: 'application/json; charset=utf-8', text };
}

/** What a handler may give, whatever its operation declares. */
interface GivenAnswer {
  readonly status: number;
  readonly headers?: ServedAnswer['headers'];
  readonly body?: unknown;
  readonly csv?: string;
}

export function toResponse({ status, headers: own, contentType, text }: ServedAnswer): Response {
  const headers = new Headers(own);
  if (text !== null) headers.set('Content-Type', contentType);
  return new Response(text, { status, headers });
}

export const NO_SUCH_CALL = 'There is no such call.';

/** What a visitor reads when the fault is ours; the log has the rest. */
export const FAILED = 'Something went wrong on our side. Please try again.';

interface Failure {
  operation: Operation;
  error: unknown;
  req: PayloadRequest;
}

function toFailure({ operation, error, req }: Failure): ServedAnswer {
  if (error instanceof ContractError) {
    return hasErrorObject(operation, error.status)
      ? toServed({ status: error.status, body: { error: error.message } })
      : plainText(error.status, error.message);
  }
  req.payload.logger.error({ err: error, path: req.pathname }, 'A call of the contract failed');
  return plainText(500, FAILED);
}

/** Errors are one plain sentence, unless the operation declares an object: then the sentence is its `error`. */
export function hasErrorObject({ responses }: Operation, status: number): boolean {
  return typeof responses[status] === 'object';
}

function plainText(status: number, text: string): ServedAnswer {
  return { status, contentType: 'text/plain; charset=utf-8', text };
}
