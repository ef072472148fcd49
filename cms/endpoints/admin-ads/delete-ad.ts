import type { deleteAd as operation } from '#contract/ads';
import { deleteAdWithPicture } from '../../queries/change-ads.ts';
import type { Handler } from '../handler.ts';
import { asContractError } from './as-contract-error.ts';
import { requireAdStaff } from './require-ad-staff.ts';

export const deleteAd: Handler<typeof operation> = async ({ params, req }) => {
  requireAdStaff(req);
  try {
    await deleteAdWithPicture(req, params.id);
  } catch (error) {
    throw asContractError(error);
  }
  return { status: 200, body: { message: 'Ad deleted successfully' } };
};
