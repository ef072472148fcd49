import type { ListedAd } from '#contract/ads';
import { isAdPage } from '#domain/ads/ad-pages';
import type { Payload } from 'payload';
import { presentListedAd } from '../presenters/ad.ts';
import { listRunningAds } from '../queries/ads.ts';
import { findDelivery } from './find-delivery.ts';

const MINUTE_MS = 60_000;

/** All running ads, with the chance of each to be shown on a kind of page and its topic: `cuisine:thai`. */
export async function listAdsOf(payload: Payload, page: string, now = new Date()): Promise<ListedAd[]> {
  const [docs, delivery] = await Promise.all([listRunningAds(payload), findDelivery(payload.db.pool, now)]);
  const [kind = '', topic = ''] = page.split(/:(.*)/s, 2);
  const shares = isAdPage(kind) ? delivery.sharesAt(kind, topic) : new Map<number, number>();
  const minute = Math.floor(now.getTime() / MINUTE_MS);
  return docs.map((doc) => presentListedAd(doc, shares.get(doc.id) ?? 0, minute));
}
