import type { toggleAd as operation } from '#contract/ads';
import { presentAd } from '../../presenters/ad.ts';
import { setAdActive } from '../../commands/change-ad.ts';
import type { Handler } from '../../calls/handler.ts';

export const toggleAd: Handler<typeof operation> = async ({ params, body, req }) => {
  return { status: 200, body: presentAd(await setAdActive(req, params.id, body.isActive)) };
};
