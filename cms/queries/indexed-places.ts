import { cityMoment } from '#domain/calendar/city-time';
import {
  openMinutes,
  type LocalDay,
  type OpeningSpan,
  type SpecialDay,
} from '#domain/calendar/opening-hours';
import { rankingScore } from '#domain/places/ranking-score';
import { foldText } from '#domain/words/characters';
import { FACET_FIELDS, kindsOf, saidTags, type IndexedRestaurant } from '#search';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { listSql } from './list-sql.ts';
import { isListedSql } from './listed.ts';
import { columnsSql, DETAIL_COLUMNS, type RestaurantDetailDoc } from './restaurant-doc.ts';
import { runSql } from './run-sql.ts';

/** Fields that the index copies unchanged, apart from the tags: the facets and these. */
const AS_STORED = ['id', 'name', 'openedOn', 'rating', 'reviewCount', ...FACET_FIELDS] as const;

/** Fields from which the rest of the document is computed. */
const SOURCES = [
  'address',
  'fullAddress',
  'phone',
  'description',
  'dishes',
  'formerNames',
  'latitude',
  'longitude',
  'specialHours',
  'status',
] as const;

interface PlaceRow extends Pick<RestaurantDetailDoc, (typeof AS_STORED | typeof SOURCES)[number]> {
  tags: string[];
  openingHours: OpeningSpan[] | null;
}

const select = sql`select ${columnsSql(DETAIL_COLUMNS, [...AS_STORED, ...SOURCES])},
  ${listSql(sql`select t.value::text from restaurants_tags t where t.parent_id = r.id order by 1`)} as tags,
  case when r.hours_known then ${DETAIL_COLUMNS.openingHours} end as "openingHours"
  from restaurants r`;

/** The listed places among `ids`, as index documents for the week starting at `now`. */
export async function findIndexedPlaces(
  payload: Payload,
  ids: readonly number[],
  now = new Date(),
): Promise<IndexedRestaurant[]> {
  if (ids.length === 0) return [];
  const rows = await runSql<PlaceRow>(payload, sql`${select} where r.id in ${[...ids]} and ${isListedSql}`);
  return rows.map(indexedAt(now));
}

/** All listed places in batches by id, so that memory use doesn't grow with the directory. */
export async function* readIndexedPlaces(payload: Payload, batch = 100): AsyncGenerator<IndexedRestaurant[]> {
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
  const today = cityMoment(now);
  return (row) => toIndexed(row, today);
}

function toIndexed(row: PlaceRow, today: Required<LocalDay>): IndexedRestaurant {
  const { address, fullAddress, phone, description, dishes, formerNames, ...rest } = row;
  const { openingHours, specialHours: specialDays, status, ...asStored } = rest;
  const score = rankingScore(row);
  return {
    ...asStored,
    // Most full addresses begin with the short one.
    address: fullAddress?.includes(address) ? fullAddress : [address, fullAddress].join(' ').trim(),
    ...(phone !== null && { phone }),
    ...(description !== '' && { description }),
    ...(dishes.length > 0 && { dishes }),
    ...(formerNames.length > 0 && { formerNames }),
    kinds: kindsOf(foldText, dishes),
    tags: [...new Set([...row.tags, ...saidTags(foldText, [description, row.name, ...dishes])])],
    isClosed: status === 'temporarily-closed',
    ...openAndClosedOn(specialDays.filter(({ date }) => date >= today.date)),
    // Logarithms differ in the last digit between machines, so unrounded scores would make places look changed.
    score: score === null ? null : Number(score.toFixed(6)),
    openMinutes: openMinutes(openingHours, { today, specialDays }),
  };
}

function openAndClosedOn(days: readonly SpecialDay[]): Pick<IndexedRestaurant, 'openOn' | 'closedOn'> {
  const datesWhere = (isOpen: boolean) =>
    days.filter(({ spans }) => spans.length > 0 === isOpen).map(({ date }) => date);
  return { openOn: datesWhere(true), closedOn: datesWhere(false) };
}
