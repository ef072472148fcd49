import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { buildOpenApi } from './build-openapi.ts';

const schemaObject = z.looseObject({});
const content = z.record(z.string().regex(/^[\w-]+\/[\w.+-]+$/), z.strictObject({ schema: schemaObject }));

/** The part of OpenAPI 3.1 that this project uses; unknown keys are errors. */
const documentSchema = z.strictObject({
  openapi: z.string().regex(/^3\.1\.\d+$/),
  info: z.strictObject({
    title: z.string().min(1),
    version: z.string().min(1),
    license: z.strictObject({ name: z.string(), identifier: z.string() }),
  }),
  paths: z.record(
    z.string().startsWith('/'),
    z.partialRecord(
      z.enum(['get', 'post', 'put', 'patch', 'delete']),
      z.strictObject({
        operationId: z.string().min(1),
        summary: z.string().min(1),
        tags: z.array(z.string()).min(1),
        parameters: z
          .array(
            z.strictObject({
              in: z.enum(['path', 'query']),
              name: z.string(),
              required: z.boolean().optional(),
              schema: schemaObject,
            }),
          )
          .optional(),
        requestBody: z.strictObject({ required: z.boolean(), content }).optional(),
        responses: z.record(
          z.string().regex(/^[1-5]\d\d$/),
          z.strictObject({ description: z.string().min(1), content: content.optional() }),
        ),
      }),
    ),
  ),
  components: z.strictObject({ schemas: z.record(z.string().regex(/^[\w.-]+$/), schemaObject) }),
});

const document = documentSchema.parse(buildOpenApi());
const described = Object.entries(document.paths).flatMap(([path, item]) =>
  Object.entries(item).map(([method, operation]) => ({ path, method, operation })),
);

/** Every `$ref` below a value. */
function refsIn(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === '$ref' && typeof inner === 'string' ? [inner] : refsIn(inner),
  );
}

describe('the OpenAPI document', () => {
  it('describes exactly the operations of the contract, each with its statuses', () => {
    const listed = described.map(({ path, method, operation }) => [
      operation.operationId,
      `${method.toUpperCase()} ${path}`,
      Object.keys(operation.responses),
    ]);
    const declared = Object.entries<Operation>(operations).map(([id, { method, path, responses }]) => [
      id,
      `${method} ${path}`,
      Object.keys(responses),
    ]);
    expect(listed.toSorted()).toEqual(declared.toSorted());
  });

  it('has a required parameter for every placeholder of a path, and no other', () => {
    for (const { path, operation } of described) {
      const placeholders = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      const inPath = (operation.parameters ?? []).filter((parameter) => parameter.in === 'path');
      expect(inPath.map(({ name }) => name).toSorted()).toEqual(placeholders.toSorted());
      expect(inPath.every(({ required }) => required)).toBe(true);
    }
  });

  it('has no dangling references', () => {
    const refs = refsIn(document);
    expect(refs.length).toBeGreaterThan(5);
    for (const ref of refs) {
      expect(document.components.schemas).toHaveProperty([ref.replace('#/components/schemas/', '')]);
    }
  });

  it('has no body for empty responses', () => {
    for (const { operation } of described) {
      for (const [status, { content: body }] of Object.entries(operation.responses)) {
        expect(body === undefined, `${operation.operationId} ${status}`).toBe(status === '204');
      }
    }
  });

  it('is unchanged by JSON serialization', () => {
    expect(JSON.parse(JSON.stringify(buildOpenApi()))).toStrictEqual(buildOpenApi());
  });
});
