import type { getOpenApi as operation } from '#contract/openapi';
import { buildOpenApi } from './build-openapi.ts';
import type { Handler } from '../calls/handler.ts';

export const getOpenApi: Handler<typeof operation> = async () => ({
  status: 200,
  body: { ...buildOpenApi() },
});
