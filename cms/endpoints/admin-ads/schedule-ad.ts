import type { scheduleAd as operation } from '#contract/ads';
import { presentAd } from '../../presenters/ad.ts';
import { setAdDays } from '../../queries/change-ads.ts';
import type { Handler } from '../handler.ts';
import { asContractError } from './as-contract-error.ts';
import { requireAdStaff } from './require-ad-staff.ts';

export const scheduleAd: Handler<typeof operation> = async ({ params, body, req }) => {
  requireAdStaff(req);
  try {
    return { status: 200, body: presentAd(await setAdDays(req, params.id, body)) };
  } catch (error) {
    throw asContractError(error);
  }
};
