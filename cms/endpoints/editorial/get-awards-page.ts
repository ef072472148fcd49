import type { getAwardsPage as operation } from '#contract/editorial';
import { presentAwards } from '../../presenters/award.ts';
import { listAwards } from '../../queries/awards.ts';
import type { Handler } from '../../calls/handler.ts';

export const getAwardsPage: Handler<typeof operation> = async ({ req }) => ({
  status: 200,
  body: presentAwards(await listAwards(req.payload)),
});
