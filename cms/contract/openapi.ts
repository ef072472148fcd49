import { z } from 'zod';
import { defineRead } from './operation.ts';

export const getOpenApi = defineRead('/api/openapi.json', {
  summary: 'This contract as OpenAPI 3.1.',
  audience: 'public',
  responses: { 200: z.looseObject({ openapi: z.string() }) },
});
