import { operations, type OperationId } from '#contract/index';
import type { Operation } from '#contract/operation';
import { expect } from 'vitest';
import { expectDeclared } from './expect-declared.ts';
import type { Answer } from './send.ts';
import type { Visitor } from './visitor.ts';

interface Call {
  params?: Record<string, string | number>;
  /** Including the question mark. */
  query?: string;
  body?: unknown;
}

/**
 * Makes contract calls and checks each answer against its declaration. `missing` lists the declared answers not seen,
 * but for what `callers.int.test.ts` asks of every call: 401, and 403 to other roles.
 */
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
    return ids.flatMap((id) => {
      const { responses, roles }: Operation = operations[id];
      const asked = roles ? ['401', '403'] : ['401'];
      const others = Object.keys(responses).filter((status) => !asked.includes(status));
      return others.map((status) => `${id} ${status}`).filter((answer) => !reached.has(answer));
    });
  }

  return { call, missing };
}
