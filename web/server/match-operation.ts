import { operations } from '#contract/index';
import type { Method, Operation } from '#contract/operation';

interface Pattern {
  operation: Operation;
  path: RegExp;
}

const patterns: Pattern[] = Object.values<Operation>(operations).map((operation) => ({
  operation,
  path: new RegExp(`^${operation.path.replaceAll('.', String.raw`\.`).replace(/\{\w+\}/g, '[^/]+')}$`),
}));

export type OperationMatch =
  { found: 'operation'; operation: Operation } | { found: 'path'; allowed: Method[] } | { found: 'nothing' };

/** Which call of the contract a request means. HEAD asks for what GET would answer. */
export function matchOperation(method: string, path: string): OperationMatch {
  const wanted = method === 'HEAD' ? 'GET' : method;
  const candidates = patterns.filter((pattern) => pattern.path.test(path)).map(({ operation }) => operation);
  const operation = candidates.find((candidate) => candidate.method === wanted);
  if (operation) return { found: 'operation', operation };
  if (candidates.length > 0)
    return {
      found: 'path',
      allowed: candidates.map((candidate) => candidate.method),
    };
  return { found: 'nothing' };
}
