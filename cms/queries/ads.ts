import { isRunning, type AdRun } from '#domain/ads/ad-run';
import { cityDay } from '#domain/calendar/city-time';
import { storedDay } from '#domain/calendar/stored-day';
import type { Payload } from 'payload';
import type { Ad } from '../payload-types.ts';

/** The ads running today, oldest first, except those without an image. */
export async function listRunningAds(payload: Payload): Promise<Ad[]> {
  const { docs } = await payload.find({
    collection: 'ads',
    where: { isActive: { equals: true } },
    sort: ['createdAt', 'id'],
    depth: 1,
    limit: 0,
    pagination: false,
  });
  const today = cityDay(new Date());
  return docs.filter((doc) => (doc.image || doc.imageUrl) && isRunning(adRun(doc), today));
}

/** An ad's run, as the domain rule expects it. */
export function adRun(doc: Pick<Ad, 'isActive' | 'startDate' | 'endDate'>): AdRun {
  return { isActive: doc.isActive ?? false, startDay: dayOf(doc.startDate), endDay: dayOf(doc.endDate) };
}

function dayOf(date: string | null | undefined): string | null {
  return date ? storedDay(date) : null;
}
