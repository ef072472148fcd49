/** The complete API: every call below `/api`, each under the name that it has everywhere. */
import { z } from 'zod';
import * as contract from './exports.ts';
import { refusals, type Operation } from './operation.ts';
import { recordIdSchema } from './record-id.ts';

export { contract };

/** The parameters of a call that names none of its own. */
const PARAMS = {
  id: z.object({ id: recordIdSchema }),
  // PostgreSQL text cannot contain a zero byte.
  slug: z.object({ slug: z.string().regex(/^[^\0]{1,300}$/) }),
};
type ParamsOf<Given> = Given extends { readonly params: z.ZodObject }
  ? unknown
  : Given extends { readonly path: `${string}{${infer Name extends keyof typeof PARAMS}}${string}` }
    ? { readonly params: (typeof PARAMS)[Name] }
    : unknown;

/** Adds the parameters of its path and the refusals of its guards to a call. */
function complete(operation: Operation): Operation {
  const { path, audience, roles, query, body, bodyType, limit, isSessionOptional } = operation;
  const [, name] = /\{(id|slug)\}/.exec(path) ?? [];
  const params = operation.params ?? PARAMS[name as keyof typeof PARAMS];
  const hasInput = params ?? query ?? body ?? (bodyType && bodyType !== 'beacon');
  const codes = [
    hasInput && 400,
    audience !== 'public' && !isSessionOptional && 401,
    roles && 403,
    limit && limit !== 'staff' && 429,
  ].filter((code) => typeof code === 'number');
  return {
    ...operation,
    ...(params && { params }),
    responses: { ...refusals(...codes), ...operation.responses },
  };
}

export const operations = operationsOf(contract) satisfies Record<string, Operation>;

/** All calls in matching order: literal segments before variable ones (`by-ids` is no restaurant's id). */
export const matchOrder: readonly (readonly [OperationId, Operation])[] = Object.entries<Operation>(
  operations,
)
  .map(([id, operation]) => [id as OperationId, operation] as const)
  .sort(([, a], [, b]) => (literalFirst(a) < literalFirst(b) ? -1 : 1));

function literalFirst({ path }: Operation): string {
  // "~" sorts after every character used in our paths.
  return path.replaceAll(/\{\w+\}/g, '~');
}

/** The calls among a file's exports; the rest are shared schemas, types and values. */
function operationsOf<Exports extends object>(exports: Exports): OperationsOf<Exports> {
  const calls = Object.entries(exports).filter((entry): entry is [string, Operation] =>
    isOperation(entry[1]),
  );
  return Object.fromEntries(calls.map(([name, call]) => [name, complete(call)])) as OperationsOf<Exports>;
}

type OperationsOf<Exports> = {
  [Name in keyof Exports as Exports[Name] extends Operation ? Name : never]: Exports[Name] &
    ParamsOf<Exports[Name]>;
};

function isOperation(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

export type Operations = typeof operations;
export type OperationId = keyof Operations;
/** The calls of the site's pages and of other programs. Those of the desk are made by the panel's pages. */
export type SiteOperationId = {
  [Id in OperationId]: Operations[Id]['path'] extends `/api/desk/${string}` ? never : Id;
}[OperationId];
