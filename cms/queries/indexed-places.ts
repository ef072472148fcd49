import { baltimoreMoment } from '#domain/calendar/baltimore-moment';
import {
  openMinutes,
  toSpecialDays,
  type LocalDay,
  type OpeningSpan,
  type SpecialHours,
} from '#domain/calendar/opening-hours';
import { locationOf, type Located } from '#domain/places/distance';
import { rankingScore } from '#domain/places/ranking-score';
import type { IndexedRestaurant } from '#search';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { isListedSql, ratingSql } from './listed.ts';
import { specialHoursSql } from './special-hours.ts';
import { namesSql } from './restaurants.ts';
import { runSql } from './run-sql.ts';

interface PlaceRow extends Located {
  id: number;
  name: string;
  category: string;
  neighborhood: string;
  address: string;
  fullAddress: string | null;
  phone: string | null;
  description: string;
  priceRange: string | null;
  rating: number | null;
  reviewCount: number | null;
  tags: string[];
  dishes: string[];
  formerNames: string[];
  openingHours: OpeningSpan[] | null;
  specialHours: SpecialHours[];
}

const select = sql`select r.id, r.name, r.category, r.neighborhood, r.address, r.full_address as "fullAddress",
  r.phone, r.description,
  r.price_range as "priceRange", ${ratingSql} as rating, r.review_count::int as "reviewCount",
  r.latitude::float8 as latitude, r.longitude::float8 as longitude,
  array(select t.value::text from restaurants_tags t where t.parent_id = r.id order by 1) as tags,
  ${namesSql('dishes')} as dishes, ${namesSql('former_names')} as "formerNames",
  case when r.hours_known then array(select json_build_object('day', h.day, 'opens', h.opens, 'closes', h.closes)
    from restaurants_opening_hours h where h._parent_id = r.id) end as "openingHours",
  ${specialHoursSql} as "specialHours"
  from restaurants r`;

/** The listed ones among these places, as index documents for the week from `now` on. */
export async function findIndexedPlaces(
  payload: Payload,
  ids: readonly number[],
  now = new Date(),
): Promise<IndexedRestaurant[]> {
  if (ids.length === 0) return [];
  const rows = await runSql<PlaceRow>(payload, sql`${select} where r.id in ${[...ids]} and ${isListedSql}`);
  return rows.map(indexedAt(now));
}

/** Every listed place in batches, ordered by id: memory use does not grow with the directory. */
export async function* readIndexedPlaces(
  payload: Payload,
  batch = 1_000,
): AsyncGenerator<IndexedRestaurant[]> {
  for (let after = 0; ;) {
    const rows = await runSql<PlaceRow>(
      payload,
      sql`${select} where r.id > ${after} and ${isListedSql} order by r.id limit ${batch}`,
    );
    const last = rows.at(-1);
    if (!last) return;
    yield rows.map(indexedAt(new Date()));
    after = last.id;
  }
}

function indexedAt(now: Date): (row: PlaceRow) => IndexedRestaurant {
  const today = baltimoreMoment(now);
  return (row) => toIndexed(row, today);
}

function toIndexed(row: PlaceRow, today: LocalDay): IndexedRestaurant {
  const location = locationOf(row);
  const score = rankingScore(row);
  return {
    id: row.id,
    name: row.name,
    category: row.category,
    neighborhood: row.neighborhood,
    // Most full addresses begin with the short one.
    address: row.fullAddress?.includes(row.address)
      ? row.fullAddress
      : [row.address, row.fullAddress].join(' ').trim(),
    ...(row.phone !== null && { phone: row.phone }),
    ...(row.description !== '' && { description: row.description }),
    ...(row.dishes.length > 0 && { dishes: row.dishes }),
    ...(row.formerNames.length > 0 && { formerNames: row.formerNames }),
    priceRange: row.priceRange,
    rating: row.rating,
    reviewCount: row.reviewCount,
    // Logarithms differ in the last digit between machines, which would make places look changed.
    score: score === null ? null : Number(score.toFixed(6)),
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    tags: row.tags,
    openMinutes: openMinutes(row.openingHours, { today, specialDays: toSpecialDays(row.specialHours) }),
  };
}
