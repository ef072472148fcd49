import type { toggleAd as operation } from '#contract/ads';
import { presentAd } from '../../presenters/ad.ts';
import { setAdActive } from '../../queries/change-ads.ts';
import type { Handler } from '../handler.ts';
import { asContractError } from './as-contract-error.ts';
import { requireAdStaff } from './require-ad-staff.ts';

export const toggleAd: Handler<typeof operation> = async ({ params, body, req }) => {
  requireAdStaff(req);
  try {
    return { status: 200, body: presentAd(await setAdActive(req, params.id, body.isActive)) };
  } catch (error) {
    throw asContractError(error);
  }
};
