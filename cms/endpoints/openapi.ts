import type * as contract from '#contract/openapi';
import type { Handler } from '../calls/handler.ts';
import { buildOpenApi } from './build-openapi.ts';

export const getOpenApi: Handler<typeof contract.getOpenApi> = async () => ({
  status: 200,
  body: { ...buildOpenApi() },
});
