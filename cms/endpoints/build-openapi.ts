import { contract, matchOrder } from '#contract/index';
import type { Operation, TextBody } from '#contract/operation';
import { capitalize } from '#domain/words/capitalize';
import { DINER_COOKIE_PREFIX, STAFF_COOKIE_PREFIX } from '../access/session-cookies.ts';
import { z } from 'zod';
import { createDocument, type ZodOpenApiOperationObject, type ZodOpenApiPathsObject } from 'zod-openapi';

/**
 * Builds OpenAPI 3.1 from the schemas that validate requests, so there is no second description to maintain. An exported
 * schema is a component with its name: `restaurantSchema` is `Restaurant`.
 */
export function buildOpenApi() {
  for (const [name, value] of Object.entries<unknown>(contract)) {
    if (value instanceof z.ZodType)
      z.globalRegistry.add(value, { id: capitalize(name.replace(/Schema$/, '')) });
  }
  const paths: ZodOpenApiPathsObject = {};
  for (const [id, operation] of matchOrder) {
    paths[operation.path] = {
      ...paths[operation.path],
      [operation.method.toLowerCase()]: describe(id, operation),
    };
  }
  return createDocument({
    openapi: '3.1.0',
    info: { title: 'Marble Step API', version: '1', license: { name: 'MIT', identifier: 'MIT' } },
    // Relative to this document.
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        diner: { type: 'apiKey', in: 'cookie', name: `${DINER_COOKIE_PREFIX}-token` },
        staff: { type: 'apiKey', in: 'cookie', name: `${STAFF_COOKIE_PREFIX}-token` },
      },
    },
  });
}

function describe(id: string, operation: Operation): ZodOpenApiOperationObject {
  const { bodyType = 'application/json' } = operation;
  const body = bodyType === 'application/octet-stream' ? z.string() : operation.body;
  return {
    operationId: id,
    summary: operation.summary,
    tags: [operation.audience],
    security: securityOf(operation),
    // zod-openapi rejects a key without a schema.
    requestParams: {
      ...(operation.params && { path: operation.params }),
      ...(operation.query && { query: operation.query }),
    },
    ...(body && {
      requestBody: {
        required: !body.safeParse(undefined).success,
        content: { [bodyType === 'beacon' ? 'application/json' : bodyType]: { schema: body } },
      },
    }),
    responses: {
      ...Object.fromEntries(
        Object.entries(operation.responses).map(([status, answer]) => [
          status,
          describeResponse(Number(status), answer),
        ]),
      ),
      // From the server itself: two hosts, a method or body that nobody takes, another site.
      '4XX': describeResponse(400, 'text'),
    },
  };
}

function securityOf({ audience, isSessionOptional }: Operation): Record<string, string[]>[] {
  if (audience === 'public') return [];
  return [...(isSessionOptional ? [{}] : []), { [audience]: [] }];
}

function describeResponse(status: number, body: z.ZodType | TextBody) {
  const description = status < 400 ? 'Done' : 'One plain sentence';
  if (body === 'empty') return { description };
  if (typeof body === 'string') {
    const type = body === 'text' ? 'text/plain' : body;
    return { description, content: { [type]: { schema: { type: 'string' as const } } } };
  }
  return { description, content: { 'application/json': { schema: body } } };
}
