import type { listAds as operation } from '#contract/ads';
import { presentAd } from '../../presenters/ad.ts';
import { listRunningAds } from '../../queries/ads.ts';
import type { Handler } from '../../calls/handler.ts';

export const listAds: Handler<typeof operation> = async ({ req }) => ({
  status: 200,
  body: (await listRunningAds(req.payload)).map(presentAd),
});
