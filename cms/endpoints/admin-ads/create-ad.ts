import { AD_INCOMPLETE, newAdSchema, type createAd as operation, type NewAd } from '#contract/ads';
import { sizeWarning } from '#domain/ads/ad-size';
import { presentAd } from '../../presenters/ad.ts';
import { createAdWithPicture } from '../../commands/create-ad.ts';
import { readMultipart } from '../../uploads/read-multipart.ts';
import { badRequest } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';

/** An ad with the picture that came along, or the one at an address (spec 2 §5). */
export const createAd: Handler<typeof operation> = async ({ req }) => {
  const { fields, file } = await readMultipart({ headers: req.headers, body: req.body });
  const ad = readFields(fields);
  if (!file && ad.imageUrl === '') throw badRequest(AD_INCOMPLETE);
  const { doc, size } = await createAdWithPicture(req, { ...ad, file });
  return { status: 201, body: { ...presentAd(doc), warning: sizeWarning(size) } };
};

function readFields(fields: Readonly<Record<string, string>>): NewAd {
  const { data, error } = newAdSchema.safeParse(fields);
  if (error) throw badRequest(error.issues[0]?.message ?? AD_INCOMPLETE);
  return data;
}
