import type { SomeHandlers } from '../calls/handler.ts';
import { buildOpenApi } from './build-openapi.ts';

export const openapiHandlers = {
  getOpenApi: async () => ({ ...buildOpenApi() }),
} satisfies SomeHandlers;
