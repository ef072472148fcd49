import { isRunning } from '#domain/ads/ad-run';
import { cityDay } from '#domain/calendar/city-time';
import { storedDay } from '#domain/calendar/stored-day';
import type { Payload } from 'payload';
import type { Ad, FeaturedBusiness } from '../payload-types.ts';

const WHOLE = { depth: 1, pagination: false } as const;
const SWITCHED_ON = { where: { isActive: { equals: true } }, ...WHOLE } as const;

/** Every ad, newest first. */
export async function listAllAds(payload: Payload): Promise<Ad[]> {
  return (await payload.find({ collection: 'ads', sort: ['-createdAt', '-id'], ...WHOLE })).docs;
}

/** The ads running today, oldest first, except those without an image. */
export async function listRunningAds(payload: Payload): Promise<Ad[]> {
  const { docs } = await payload.find({ collection: 'ads', sort: ['createdAt', 'id'], ...SWITCHED_ON });
  return docs.filter((doc) => (doc.image || doc.imageUrl) && runsToday(doc));
}

/** Every featured business, in their order. */
export async function listAllBusinesses(payload: Payload): Promise<FeaturedBusiness[]> {
  const sort = ['sortOrder', 'id'];
  return (await payload.find({ collection: 'featured-businesses', sort, ...WHOLE, depth: 0 })).docs;
}

/** The featured businesses running today, in their order. */
export async function listRunningBusinesses(payload: Payload): Promise<FeaturedBusiness[]> {
  const sort = ['sortOrder', 'id'];
  const { docs } = await payload.find({ collection: 'featured-businesses', sort, ...SWITCHED_ON });
  return docs.filter(runsToday);
}

function runsToday({ isActive, startDate, endDate }: Ad | FeaturedBusiness): boolean {
  const run = { isActive: isActive ?? false, startDay: dayOf(startDate), endDay: dayOf(endDate) };
  return isRunning(run, cityDay(new Date()));
}

const dayOf = (date: string | null | undefined) => (date ? storedDay(date) : null);
