import { type AdStats, AD_INCOMPLETE, newAdSchema } from '#contract/ads';
import { sizeWarning } from '#domain/ads/ad-size';
import type { Payload, PayloadRequest } from 'payload';
import { findDelivery } from '../ad-delivery/find-delivery.ts';
import { listAdsOf } from '../ad-delivery/listed-ads.ts';
import { badRequest } from '../calls/call-error.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { saveAd, setAdActive, trashAd, type AdForm } from '../commands/save-ad.ts';
import { presentAdStats } from '../presenters/ad-stats.ts';
import { presentAd } from '../presenters/ad.ts';
import { sumReports, type DayRange } from '../queries/ad-numbers.ts';
import { listAllAds } from '../queries/ads.ts';
import { readMultipart } from '../uploads/read-multipart.ts';

export const adsHandlers = {
  /** Those due on the page; without one, all that are running, with their chances on the home page (spec 1 §7). */
  listAds: async ({ query, req: { payload } }) => {
    const ads = await listAdsOf(payload, query.page ?? 'home');
    return query.page === undefined ? ads : ads.filter(({ share }) => share > 0);
  },

  listAdStats: ({ query, req }) => findAdStats(req.payload, query),

  /** Creates an ad with the uploaded image or an image URL (spec 2 §5). */
  createAd: async ({ req, body }) => {
    const form = await readAdForm(req, body);
    if (!form.file && form.imageUrl === '') throw badRequest(AD_INCOMPLETE);
    const { doc, size } = await saveAd(req, form);
    return { ...presentAd(doc), warning: sizeWarning(size) };
  },

  toggleAd: async ({ params, body, req }) => {
    return presentAd(await setAdActive(req, params.id, body.isActive));
  },

  /** Changes all fields of an ad; without an upload it keeps its image. */
  changeAd: async ({ params, req, body }) => {
    const { doc, size } = await saveAd(req, await readAdForm(req, body), params.id);
    return { ...presentAd(doc), warning: sizeWarning(size) };
  },

  deleteAd: async ({ params, req }) => {
    await trashAd(req, params.id);
    return { message: 'Ad deleted successfully' };
  },
} satisfies SomeHandlers;

export async function findAdStats(payload: Payload, range: DayRange): Promise<AdStats[]> {
  const [docs, reports, delivery] = await Promise.all([
    listAllAds(payload),
    sumReports(payload, 'ad', range),
    findDelivery(payload.db.pool),
  ]);
  const byAd = Map.groupBy(reports, ({ subjectId }) => subjectId);
  // One created since is in neither.
  return docs.flatMap((doc) => {
    const status = delivery.find('ad', doc.id);
    return status ? [presentAdStats(doc, byAd.get(doc.id) ?? [], status)] : [];
  });
}

/** The fields of an ad and the uploaded image. */
async function readAdForm({ headers }: PayloadRequest, body: AsyncIterable<Uint8Array>): Promise<AdForm> {
  const { fields, file } = await readMultipart(headers.get('content-type') ?? '', body);
  const { data, error } = newAdSchema.safeParse(fields);
  if (error) throw badRequest(error.issues[0]?.message ?? AD_INCOMPLETE);
  return { ...data, file };
}
