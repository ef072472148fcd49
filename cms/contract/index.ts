/** The complete API: every call below `/api`, each under the name that it has everywhere. */
import * as contract from './exports.ts';
import type { Operation } from './operation.ts';

export { contract };

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
  const calls = Object.entries(exports).filter(([, value]) => isOperation(value));
  return Object.fromEntries(calls) as OperationsOf<Exports>;
}

type OperationsOf<Exports> = {
  [Name in keyof Exports as Exports[Name] extends Operation ? Name : never]: Exports[Name];
};

function isOperation(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
}

export type Operations = typeof operations;
export type OperationId = keyof Operations;
/** Called by other programs, by the server, or by a URL from a response, so the browser bundle leaves them out. */
const MADE_ELSEWHERE = [
  'changeAd',
  'confirmSubscription',
  'createAd',
  'deleteAd',
  'findRedirect',
  'getOpenApi',
  'getOwnReviewPhoto',
  'getDrawingEntries',
  'getSitemap',
  'getSubscriberRecord',
  'listAdStats',
  'listRestaurants',
  'toggleAd',
  'unsubscribe',
] as const satisfies readonly OperationId[];

export type SiteOperationId = {
  [Id in OperationId]: Operations[Id]['path'] extends `/api/desk/${string}`
    ? never
    : Exclude<Id, (typeof MADE_ELSEWHERE)[number]>;
}[OperationId];

/** Desk calls are made by the panel's pages. */
export function isMadeBySite(id: string, { path }: Operation): boolean {
  return !path.startsWith('/api/desk/') && !MADE_ELSEWHERE.some((one) => one === id);
}
