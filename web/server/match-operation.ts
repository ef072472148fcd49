import { matchOrder, type OperationId } from '#contract/index';
import type { Method, Operation } from '#contract/operation';

const patterns = matchOrder.map(([id, operation]) => ({
  id,
  operation,
  path: new RegExp(
    `^${operation.path.replaceAll('.', String.raw`\.`).replace(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`,
  ),
}));

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
  for (const { id, operation, path: pattern } of patterns) {
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
export function isPublicRead({ method, audience }: Operation): boolean {
  return method === 'GET' && audience === 'public';
}

function decode(groups: Record<string, string> = {}): Record<string, string> {
  return Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, decodeURIComponent(text)]));
}
