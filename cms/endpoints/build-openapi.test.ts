import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import { describe, expect, it } from 'vitest';
import type { ZodOpenApiOperationObject } from 'zod-openapi';
import { buildOpenApi } from './build-openapi.ts';

const { paths = {} } = buildOpenApi();
const described = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({
    path,
    method,
    operation: operation as ZodOpenApiOperationObject,
  })),
);

describe('the OpenAPI document', () => {
  it('describes exactly the operations of the contract, each with its statuses', () => {
    const listed = described.map(({ path, method, operation }) => [
      operation.operationId,
      `${method.toUpperCase()} ${path}`,
      Object.keys(operation.responses ?? {}),
    ]);
    const declared = Object.entries<Operation>(operations).map(([id, { method, path, responses }]) => [
      id,
      `${method} ${path}`,
      [...Object.keys(responses), '4XX'],
    ]);
    expect(listed.toSorted()).toEqual(declared.toSorted());
  });

  it('names the session that each call needs', () => {
    const sessions = Object.fromEntries(
      described.map(({ operation }) => [operation.operationId, operation.security]),
    );
    expect(sessions.getSite).toEqual([]);
    expect(sessions.getSaved).toEqual([{ diner: [] }]);
    expect(sessions.adminLogout).toEqual([{}, { staff: [] }]);
  });

  it('has no body for empty responses', () => {
    for (const { operation } of described) {
      for (const [status, { content: body }] of Object.entries(operation.responses ?? {})) {
        expect(body === undefined, `${operation.operationId} ${status}`).toBe(status === '204');
      }
    }
  });
});
