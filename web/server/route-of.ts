import { matchOperation } from './match-operation.ts';

/** More than the site has; reaching it would be a bug in this file. */
const MAX_PAGES = 60;
const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export interface Route {
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
