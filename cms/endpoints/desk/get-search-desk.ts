import type { getSearchDesk as operation } from '#contract/search-desk';
import type { Handler } from '../../calls/handler.ts';
import { presentSearchDesk } from '../../presenters/search-desk.ts';
import { findSearchDesk } from '../../queries/search-desk.ts';

export const getSearchDesk: Handler<typeof operation> = async ({ req }) => ({
  status: 200,
  body: presentSearchDesk(await findSearchDesk(req.payload)),
});
