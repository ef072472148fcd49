import { FLIGHT_STATES } from '#domain/ads/ad-run';
import { z } from 'zod';

export const FLIGHT_SUBJECTS = ['ad', 'featured'] as const;
export type FlightSubject = (typeof FLIGHT_SUBJECTS)[number];

/** How a flight comes along. Days are the city's. */
export const progressFields = {
  name: z.string(),
  state: z.enum(FLIGHT_STATES),
  startDay: z.iso.date().nullable(),
  endDay: z.iso.date().nullable(),
  goalKind: z.enum(['none', 'impressions', 'clicks']),
  /** `null` without one: an equal share. */
  goal: z.int().nullable(),
  /** Of its goal, and how many of it will be missing in the end, as things stand; 0 without a goal. */
  delivered: z.int(),
  missing: z.int(),
} as const;

export const progressSchema = z.object(progressFields);
export type FlightProgress = z.infer<typeof progressSchema>;
