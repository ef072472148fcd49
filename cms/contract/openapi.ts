import { z } from 'zod';
import { visitors } from './operation.ts';

export const getOpenApi = visitors.read('/api/openapi.json', {
  summary: 'This contract as OpenAPI 3.1.',
  responses: { 200: z.looseObject({ openapi: z.string() }) },
});
