import { AD_INCOMPLETE, type createAd as operation } from '#contract/ads';
import { sizeWarning } from '#domain/ads/ad-size';
import { presentAd } from '../../presenters/ad.ts';
import { createAdWithPicture } from '../../commands/create-ad.ts';
import { badRequest } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { readAdForm } from './read-ad-form.ts';

/** An ad with the picture that came along, or the one at an address (spec 2 §5). */
export const createAd: Handler<typeof operation> = async ({ req }) => {
  const form = await readAdForm(req);
  if (!form.file && form.imageUrl === '') throw badRequest(AD_INCOMPLETE);
  const { doc, size } = await createAdWithPicture(req, form);
  return { status: 201, body: { ...presentAd(doc), warning: sizeWarning(size) } };
};
