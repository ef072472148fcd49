import type { deleteAd as operation } from '#contract/ads';
import { deleteAdWithPicture } from '../../commands/delete-ad.ts';
import type { Handler } from '../../calls/handler.ts';

export const deleteAd: Handler<typeof operation> = async ({ params, req }) => {
  await deleteAdWithPicture(req, params.id);
  return { status: 200, body: { message: 'Ad deleted successfully' } };
};
