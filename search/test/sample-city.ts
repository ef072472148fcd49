import { readFileSync } from 'node:fs';
import path from 'node:path';
import { cityFolder } from '#city/city-folder';
import { z } from 'zod';
import { kindsOf } from '../dish-kinds.ts';
import type { IndexedRestaurant } from '../indexed-restaurant.ts';
import { judgedPlaceOf, type JudgedPlace } from '../judged/judged-place.ts';
import { saidTags } from '../said-tags.ts';
import { foldForTests } from './fixture.ts';

const FILE = path.join(cityFolder(), 'sample', 'places.json');
/** The day on which it is looked at, a Friday: recordings must not depend on the day of a run. */
export const SAMPLE_DAY = '2026-11-27';
const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const DAY = 24 * 60;
const WEEK = 7 * DAY;

const placeSchema = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  category: z.string(),
  neighborhood: z.string(),
  address: z.string(),
  fullAddress: z.string().default(''),
  phone: z.string().optional(),
  priceRange: z.string().nullable().default(null),
  rating: z.number().nullable().default(null),
  reviewCount: z.int().nullable().default(null),
  latitude: z.number().nullable().default(null),
  longitude: z.number().nullable().default(null),
  tags: z.array(z.string()).default([]),
  dishes: z.array(z.string()).optional(),
  openingHours: z.array(z.object({ day: z.string(), opens: z.string(), closes: z.string() })).default([]),
  openedOn: z.string().nullable().default(null),
  openedDaysAgo: z.int().optional(),
  holidayHours: z.record(z.string(), z.string()).default({}),
  status: z.string(),
  published: z.boolean(),
});

/** The next from that day on. */
export const HOLIDAYS: Readonly<Record<string, string>> = {
  Thanksgiving: '2027-11-25',
  'Christmas Eve': '2026-12-24',
  'Christmas Day': '2026-12-25',
  'New Year’s Eve': '2026-12-31',
  'New Year’s Day': '2027-01-01',
};

/** The listed places of the sample city, as an engine gets them. */
export function readSampleCity(): IndexedRestaurant[] {
  return readListed().map(indexedPlace);
}

/** The same places by id, as a judge looks at them: with the tags they have, not those that the index reads from texts. */
export function readJudgedCity(): ReadonlyMap<number, JudgedPlace> {
  return new Map(
    readListed().map((place) => [
      place.id,
      { ...judgedPlaceOf(indexedPlace(place), SAMPLE_DAY), tags: place.tags },
    ]),
  );
}

function readListed() {
  return z
    .array(placeSchema)
    .parse(JSON.parse(readFileSync(FILE, 'utf8')))
    .filter(({ published, status }) => published && status !== 'closed');
}

function indexedPlace({
  fullAddress,
  openingHours,
  openedDaysAgo,
  holidayHours,
  status,
  published: _published,
  ...place
}: z.infer<typeof placeSchema>): IndexedRestaurant {
  const texts = [place.description, place.name, ...(place.dishes ?? [])];
  return {
    ...place,
    address: `${place.address} ${fullAddress}`.trim(),
    score: place.rating === null ? null : place.rating * Math.log((place.reviewCount ?? 1) + 1),
    kinds: kindsOf(foldForTests, place.dishes ?? []),
    tags: [...new Set([...place.tags, ...saidTags(foldForTests, texts)])],
    isClosed: status === 'temporarily-closed',
    openedOn: openedDaysAgo === undefined ? place.openedOn : daysBefore(SAMPLE_DAY, openedDaysAgo),
    openOn: holidaysOf(holidayHours, (hours) => hours !== ''),
    closedOn: holidaysOf(holidayHours, (hours) => hours === ''),
    openMinutes: openingHours.flatMap(spansOf),
  };
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(day) - days * DAY * 60_000).toISOString().slice(0, 10);
}

function holidaysOf(given: Readonly<Record<string, string>>, isMeant: (hours: string) => boolean): string[] {
  return Object.entries(given).flatMap(([name, hours]) => (isMeant(hours) ? (HOLIDAYS[name] ?? []) : []));
}

/** Past midnight is the next day; past Sunday is Monday morning. */
function spansOf({ day, opens, closes }: z.infer<typeof placeSchema>['openingHours'][number]) {
  const start = DAYS.indexOf(day) * DAY;
  const from = start + minuteOf(opens);
  const to = start + minuteOf(closes) + (closes <= opens ? DAY : 0);
  return to <= WEEK
    ? [{ from, to }]
    : [
        { from, to: WEEK },
        { from: 0, to: to - WEEK },
      ];
}

function minuteOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}
