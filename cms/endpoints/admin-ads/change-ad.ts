import type { changeAd as operation } from '#contract/ads';
import { sizeWarning } from '#domain/ads/ad-size';
import { presentAd } from '../../presenters/ad.ts';
import { changeAdFields } from '../../commands/change-ad.ts';
import type { Handler } from '../../calls/handler.ts';
import { readAdForm } from './read-ad-form.ts';

/** All fields of an ad at once; without a picture it keeps the one it has. */
export const changeAd: Handler<typeof operation> = async ({ params, req }) => {
  const { doc, size } = await changeAdFields(req, params.id, await readAdForm(req));
  return { status: 200, body: { ...presentAd(doc), warning: sizeWarning(size) } };
};
