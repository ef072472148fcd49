import { operations, type OperationId } from '#contract/index';
import type { Operation, TextBody } from '#contract/operation';
import type { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';

/** OpenAPI 3.1 from the very schemas that check requests; there is no second description to keep in step. */
export function buildOpenApi() {
  const paths: ZodOpenApiPathsObject = {};
  for (const [id, operation] of Object.entries<Operation>(operations)) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(id, operation),
    };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Marble Step API', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    paths,
  });
}

function describe(id: OperationId | string, operation: Operation): ZodOpenApiOperationObject {
  const bodyType = operation.bodyType === 'multipart/form-data' ? operation.bodyType : 'application/json';
  return {
    operationId: id,
    summary: operation.summary,
    tags: [operation.audience],
    // A key without a schema is an error to zod-openapi.
    requestParams: {
      ...(operation.params && { path: operation.params }),
      ...(operation.query && { query: operation.query }),
    },
    ...(operation.body && {
      requestBody: {
        required: !operation.body.safeParse(undefined).success,
        content: { [bodyType]: { schema: operation.body } },
      },
    }),
    responses: Object.fromEntries(
      Object.entries(operation.responses).map(([status, body]) => [
        status,
        describeResponse(Number(status), body),
      ]),
    ),
  };
}

function describeResponse(status: number, body: z.ZodType | TextBody) {
  const description = status < 400 ? 'Done' : 'One plain sentence';
  if (body === 'empty') return { description };
  if (body === 'text')
    return { description, content: { 'text/plain': { schema: { type: 'string' as const } } } };
  if (body === 'csv')
    return { description: 'A file', content: { 'text/csv': { schema: { type: 'string' as const } } } };
  return { description, content: { 'application/json': { schema: body } } };
}
