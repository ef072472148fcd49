import { operations } from '#contract/index';
import type { Method, Operation } from '#contract/operation';

interface Pattern {
  operation: Operation;
  path: RegExp;
}

const patterns: Pattern[] = Object.values<Operation>(operations).map((operation) => ({
  operation,
  path: new RegExp(
    `^${operation.path.replaceAll('.', String.raw`\.`).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
  ),
}));

export type OperationMatch =
  | { found: 'operation'; operation: Operation; params: Record<string, string> }
  | { found: 'path'; allowed: Method[] }
  | { found: 'nothing' };

/** Which call of the contract a request means, and what its path says, decoded. HEAD asks for what GET would answer. */
export function matchOperation(method: string, path: string): OperationMatch {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const allowed: Method[] = [];
  for (const pattern of patterns) {
    const match = pattern.path.exec(path);
    if (!match) continue;
    const { operation } = pattern;
    if (operation.method === wanted) return { found: 'operation', operation, params: decode(match.groups) };
    allowed.push(operation.method);
  }
  return allowed.length > 0 ? { found: 'path', allowed } : { found: 'nothing' };
}

export interface PublicRead {
  readonly operation: Operation;
  /** Of the path, decoded. */
  readonly params: Record<string, string>;
}

/** The call at an address that everybody may read, if it is one. What else is wrong with an address the API says. */
export function matchPublicRead(address: string): PublicRead | null {
  if (!address.startsWith('/api/')) return null;
  const match = tryMatch(address.split('?', 1)[0] ?? '');
  return match?.found === 'operation' && match.operation.audience === 'public' ? match : null;
}

function tryMatch(path: string): OperationMatch | null {
  try {
    return matchOperation('GET', path);
  } catch {
    // No text in its path.
    return null;
  }
}

/** Throws a `URIError` where the path is no text. */
function decode(groups: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));
}
