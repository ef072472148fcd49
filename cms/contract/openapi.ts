import { z } from 'zod';
import { defineOperation } from './operation.ts';

export const getOpenApi = defineOperation({
  method: 'GET',
  path: '/api/openapi.json',
  summary: 'This contract as OpenAPI 3.1.',
  audience: 'public',
  responses: { 200: z.looseObject({ openapi: z.string() }) },
});
