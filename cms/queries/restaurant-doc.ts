import type { Restaurant, RestaurantDetail } from '#contract/restaurants';
import type { OpeningSpan } from '#domain/calendar/opening-hours';
import { sql } from '@payloadcms/db-postgres';
import { storedDaySql } from '../database/stored-day-sql.ts';
import { isoInstant } from './iso-instant.ts';
import { isExcludedSql, latitudeSql, longitudeSql, ratingSql } from './listed.ts';
import { listSql } from './list-sql.ts';
import { leadPhotoSql, type PhotoFilesDoc } from './place-photos.ts';
import { specialHoursSql } from './special-hours.ts';

/** A place as stored: fields that the response copies, and those from which it computes the rest. */
export interface RestaurantDoc extends Omit<
  Restaurant,
  'imageUrl' | 'photo' | 'drawing' | 'isNew' | 'openingHours'
> {
  imageUrl: string | null;
  coverFilename: string | null;
  photo: PhotoFilesDoc | null;
  hoursKnown: boolean;
  openingHours: OpeningSpan[];
  dishes: string[];
  tags: string[];
  openedOn: string | null;
}

type MadeForItsPage =
  | 'awards'
  | 'drawing'
  | 'guides'
  | 'hasCuisinePage'
  | 'isNew'
  | 'isSample'
  | 'photos'
  | 'similar'
  | 'stories';

/** A place with the details of its own page. */
export interface RestaurantDetailDoc
  extends RestaurantDoc, Omit<RestaurantDetail, keyof RestaurantDoc | MadeForItsPage> {
  source: string | null;
}

type Columns<Name extends string> = Readonly<Record<Name, ReturnType<typeof sql>>>;

/** SQL for a row `r` of `restaurants` and its cover `m`. Casts `numeric`, which the driver returns as strings. */
export const RESTAURANT_COLUMNS: Columns<keyof RestaurantDoc> = {
  id: sql`r.id`,
  name: sql`r.name`,
  description: sql`r.description`,
  category: sql`r.category`,
  neighborhood: sql`r.neighborhood`,
  address: sql`r.address`,
  fullAddress: sql`r.full_address`,
  phone: sql`r.phone`,
  website: sql`r.website`,
  imageUrl: sql`r.image_url`,
  coverFilename: sql`m.sizes_card_filename`,
  photo: leadPhotoSql,
  rating: ratingSql,
  reviewCount: sql`r.review_count::int`,
  priceRange: sql`r.price_range`,
  latitude: latitudeSql,
  longitude: longitudeSql,
  localFavorite: sql`coalesce(r.local_favorite, false)`,
  status: sql`r.status`,
  hoursKnown: sql`coalesce(r.hours_known, false)`,
  openingHours: listSql(sql`select json_build_object('day', h.day, 'opens', h.opens, 'closes', h.closes)
    from restaurants_opening_hours h where h._parent_id = r.id order by h._order`),
  specialHours: specialHoursSql,
  dishes: namesSql('dishes'),
  tags: listSql(sql`select t.value from restaurants_tags t where t.parent_id = r.id order by t."order"`),
  openedOn: sql.raw(storedDaySql('r.opened_on')),
};

export const DETAIL_COLUMNS: Columns<keyof RestaurantDetailDoc> = {
  ...RESTAURANT_COLUMNS,
  isExcluded: isExcludedSql,
  menuUrl: sql`r.menu_url`,
  reservationUrl: sql`r.reservation_url`,
  closedOn: sql.raw(storedDaySql('r.closed_on')),
  source: sql`r.source`,
  lastVerifiedAt: isoInstant('r.last_verified_at'),
  formerNames: namesSql('former_names'),
};

function namesSql(list: 'dishes' | 'former_names') {
  return listSql(
    sql`select n.name from ${sql.identifier(`restaurants_${list}`)} n where n._parent_id = r.id order by n._order`,
  );
}

export function columnsSql<Name extends string>(
  columns: Columns<Name>,
  names: readonly Name[] = Object.keys(columns) as Name[],
) {
  const selected = names.map((name) => sql`${columns[name]} as ${sql.identifier(name)}`);
  return sql.join(selected, sql.raw(', '));
}
