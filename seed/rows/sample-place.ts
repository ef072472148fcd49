import { NOT_IMPORTED } from '#cms/imports/map/restaurant-fields';
import { restaurantDetailSchema } from '#contract/restaurants';
import { dateAfter } from '#domain/calendar/calendar-date';
import { dateOfHoliday } from '#domain/calendar/holidays';
import { readSpecialDay, type DayHours } from '#domain/imports/hours-text';
import { z } from 'zod';
import { SeedFault } from './sample-file.ts';

const ALWAYS = {
  id: true,
  name: true,
  description: true,
  category: true,
  neighborhood: true,
  address: true,
  status: true,
  localFavorite: true,
} as const;

/**
 * One place of `places.json`. Absent or `null` means unknown. Websites are kept as given, including malformed ones, and
 * so are 0/0 coordinates: the site has to handle both.
 */
export const samplePlaceSchema = z.strictObject({
  ...restaurantDetailSchema
    .omit({ ...NOT_IMPORTED, specialHours: true })
    .partial()
    .required(ALWAYS).shape,
  imageUrl: z.string().nullish(),
  /** Instead of `openedOn`, for a place that stays new: whole days before the day of seeding. */
  openedDaysAgo: z.int().min(0).optional(),
  closedDaysAgo: z.int().min(0).optional(),
  /** Hours of the next holiday of each name: "11:00-15:00", or "" if it's closed. */
  holidayHours: z.record(z.string(), z.string()).optional(),
  /** The list that a real place is from, and its key there; a sample place has none. */
  source: z.string().optional(),
  sourceKey: z.string().optional(),
  published: z.boolean(),
});
export type SamplePlace = z.infer<typeof samplePlaceSchema>;

type Dated = Omit<SamplePlace, 'openedDaysAgo' | 'closedDaysAgo' | 'holidayHours'> & {
  readonly openedOn: string | null;
  readonly closedOn: string | null;
  readonly specialHours: DayHours[];
};

/** A place with dates for its days. @throws SeedFault for a holiday that the city doesn't have */
export function withDates(
  {
    openedOn = null,
    openedDaysAgo,
    closedOn = null,
    closedDaysAgo,
    holidayHours = {},
    ...place
  }: SamplePlace,
  today: string,
): Dated {
  return {
    ...place,
    openedOn: openedDaysAgo === undefined ? openedOn : dateAfter(today, -openedDaysAgo),
    closedOn: closedDaysAgo === undefined ? closedOn : dateAfter(today, -closedDaysAgo),
    specialHours: Object.entries(holidayHours).map(([holiday, hours]) => {
      const date = dateOfHoliday(holiday, today);
      const day = date && readSpecialDay(`${date} ${hours}`);
      if (!day) throw new SeedFault(`places.json: ${place.id}: “${holiday}: ${hours}” is no holiday’s hours`);
      return day;
    }),
  };
}

export function asRows(names: readonly string[] = []): { name: string }[] {
  return names.map((name) => ({ name }));
}
