import type { Operation } from '#contract/operation';
import type { Endpoint, PayloadRequest } from 'payload';
import type { z } from 'zod';
import { badRequest, ContractError } from './contract-error.ts';
import type { Handler, HandlerInput } from './handler.ts';

/** The contract's calls live under a private prefix of Payload's REST; the host maps `/api/*` onto it. */
export const CONTRACT_PREFIX = '/contract';

/** A call of the contract as an endpoint of Payload: parse, run, present, and say failures plainly. */
export function serveOperation<T extends Operation>(operation: T, handler: Handler<T>): Endpoint {
  return {
    method: toPayloadMethod(operation),
    path: endpointPath(operation),
    handler: async (req) => {
      try {
        return toResponse(await handler(await parseInput(operation, req)));
      } catch (error) {
        return toErrorResponse({ operation, error, req });
      }
    },
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

function toResponse(answer: {
  status: number;
  headers?: HeadersInit;
  body?: unknown;
  csv?: string;
}): Response {
  const headers = new Headers(answer.headers);
  if (answer.csv !== undefined) {
    headers.set('Content-Type', 'text/csv; charset=utf-8');
    return new Response(answer.csv, { status: answer.status, headers });
  }
  if (answer.body === undefined) return new Response(null, { status: answer.status, headers });
  headers.set('Content-Type', 'application/json; charset=utf-8');
  return new Response(JSON.stringify(answer.body), { status: answer.status, headers });
}

interface Failure {
  operation: Operation;
  error: unknown;
  req: PayloadRequest;
}

function toErrorResponse({ operation, error, req }: Failure): Response {
  if (error instanceof ContractError) {
    return hasErrorObject(operation, error.status)
      ? toResponse({ status: error.status, body: { error: error.message } })
      : textResponse(error.status, error.message);
  }
  req.payload.logger.error({ err: error, path: req.pathname }, 'A call of the contract failed');
  return textResponse(500, 'Something went wrong on our side. Please try again.');
}

/** Errors are one plain sentence, unless the operation declares an object: then the sentence is its `error`. */
export function hasErrorObject({ responses }: Operation, status: number): boolean {
  return typeof responses[status] === 'object';
}

export function textResponse(status: number, text: string): Response {
  return new Response(text, { status, headers: { 'Content-Type': 'text/plain; charset=utf-8' } });
}
