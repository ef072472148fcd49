import { operations, type OperationId } from '#contract/index';
import type { Operation } from '#contract/operation';
import { expect } from 'vitest';
import { expectDeclared } from './expect-declared.ts';
import type { Answer } from './send.ts';
import type { Visitor } from './visitor.ts';

interface Call {
  params?: Record<string, string | number>;
  /** With its question mark. */
  query?: string;
  body?: unknown;
}

/** Calls of the contract, each answer checked against what is declared; `missing` says what has not been seen. */
export function watchContract(ids: readonly OperationId[]) {
  const reached = new Set<string>();

  async function call(visitor: Visitor, id: OperationId, status: number, given: Call = {}): Promise<Answer> {
    const { method, path }: Operation = operations[id];
    const { params = {}, query = '', body } = given;
    const address = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
      encodeURIComponent(params[name] ?? ''),
    );
    const answer =
      method === 'GET' ? await visitor.get(address + query) : await visitor.call(method, address, body);
    expect(answer.status, `${id}: ${answer.text}`).toBe(status);
    expectDeclared(operations[id], answer);
    reached.add(`${id} ${status}`);
    return answer;
  }

  function missing(): string[] {
    return ids
      .flatMap((id) => Object.keys(operations[id].responses).map((status) => `${id} ${status}`))
      .filter((answer) => !reached.has(answer));
  }

  return { call, missing };
}
