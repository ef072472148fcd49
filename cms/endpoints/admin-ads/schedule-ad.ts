import type { scheduleAd as operation } from '#contract/ads';
import { presentAd } from '../../presenters/ad.ts';
import { setAdDays } from '../../commands/change-ad.ts';
import type { Handler } from '../../calls/handler.ts';

export const scheduleAd: Handler<typeof operation> = async ({ params, body, req }) => {
  return { status: 200, body: presentAd(await setAdDays(req, params.id, body)) };
};
