import type { getWinDinnerPage as operation } from '#contract/editorial';
import { webUrl } from '#domain/addresses/links';
import { findSiteSettings } from '../../queries/settings.ts';
import type { Handler } from '../../calls/handler.ts';

export const getWinDinnerPage: Handler<typeof operation> = async ({ req }) => {
  const { signupEmbedUrl } = await findSiteSettings(req.payload);
  return { status: 200, body: { signupEmbedUrl: webUrl(signupEmbedUrl ?? null) } };
};
