import { matchOrder, type OperationId } from '#contract/index';
import type { Method, Operation } from '#contract/operation';

const patterns = matchOrder.map(([id, operation]) => ({
  id,
  operation,
  path: new RegExp(
    `^${operation.path.replaceAll('.', String.raw`\.`).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
  ),
}));
const isOpen = ({ operation }: (typeof patterns)[number]) => operation.path.includes('{');
const open = patterns.filter(isOpen);
/** Most paths have no parameter, and need not be tried with all others. */
const byPath = Map.groupBy(
  patterns.filter((pattern) => !isOpen(pattern)),
  ({ operation }): string => operation.path,
);

export interface MatchedCall {
  readonly id: OperationId;
  readonly operation: Operation;
  /** Of the path, decoded. */
  readonly params: Record<string, string>;
}

export type OperationMatch =
  ({ found: 'operation' } & MatchedCall) | { found: 'path'; allowed: Method[] } | { found: 'nothing' };

/**
 * Which call of the contract a request means. HEAD asks for what GET would answer. Throws a `URIError` where the path is
 * no text.
 */
export function matchOperation(method: string, path: string): OperationMatch {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const allowed: Method[] = [];
  for (const { id, operation, path: pattern } of [...(byPath.get(path) ?? []), ...open]) {
    const match = pattern.exec(path);
    if (!match) continue;
    if (operation.method === wanted) {
      return { found: 'operation', id, operation, params: decode(match.groups) };
    }
    allowed.push(operation.method);
  }
  return allowed.length > 0 ? { found: 'path', allowed } : { found: 'nothing' };
}

/** A call that everybody may read: its answer is the same for all, and may be kept. */
export function isPublicRead({ method, audience, responses }: Operation): boolean {
  return method === 'GET' && audience === 'public' && typeof responses[200] !== 'string';
}

function decode(groups: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));
}

/** More than the site has; reaching it would be a bug in this file. */
const MAX_PAGES = 60;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

interface Route {
  method: string;
  route: string;
}

/**
 * Names the route of a request: calls by their path in the contract, pages by the first segment of their path once one
 * with it was found. Made-up addresses and methods never become labels.
 */
export function openRoutes() {
  const pages = new Set<string>();

  function pageOf(path: string, status: number): string {
    const [, first = '', ...rest] = path.split('/');
    if (first === 'cms') return rest[0] === 'api' ? '/cms/api/*' : '/cms/*';
    if (first === '_next') return '/_next/*';
    const page = rest.length === 0 ? `/${first}` : `/${first}/*`;
    // Only paths that exist become labels.
    if ((status === 200 || status === 304) && pages.size < MAX_PAGES) pages.add(page);
    return pages.has(page) ? page : 'other';
  }

  return function routeOf(method: string, url: string, status: number): Route {
    const path = url.split('?', 1)[0] ?? '';
    return {
      method: METHODS.includes(method) ? method : 'other',
      route: path.startsWith('/api/') ? callOf(method, path) : pageOf(path, status),
    };
  };
}

function callOf(method: string, path: string): string {
  try {
    const match = matchOperation(method, path);
    return match.found === 'operation' ? match.operation.path : 'other';
  } catch {
    return 'other';
  }
}
