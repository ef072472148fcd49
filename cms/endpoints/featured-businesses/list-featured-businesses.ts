import type { listFeaturedBusinesses as operation } from '#contract/featured-businesses';
import { presentFeaturedBusiness } from '../../presenters/featured-business.ts';
import { listActiveFeaturedBusinesses } from '../../queries/featured-businesses.ts';
import type { Handler } from '../../calls/handler.ts';

export const listFeaturedBusinesses: Handler<typeof operation> = async ({ req }) => ({
  status: 200,
  body: (await listActiveFeaturedBusinesses(req.payload)).map(presentFeaturedBusiness),
});
