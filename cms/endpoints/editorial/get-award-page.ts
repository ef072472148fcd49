import type { getAwardPage as operation } from '#contract/editorial';
import { DEFAULT_AWARDS_EMAIL } from '#domain/guides/editorial-words';
import { presentAward } from '../../presenters/award.ts';
import { findAward } from '../../queries/awards.ts';
import { findSiteSettings } from '../../queries/settings.ts';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';

export const getAwardPage: Handler<typeof operation> = async ({ params, req: { payload } }) => {
  const [doc, settings] = await Promise.all([findAward(payload, params.slug), findSiteSettings(payload)]);
  if (!doc) throw notFound('Award');
  return { status: 200, body: presentAward(doc, settings.awardsEmail ?? DEFAULT_AWARDS_EMAIL) };
};
