import { SAMPLE_SOURCE } from '#domain/sample-source';
import type { Payload } from 'payload';
import type { SamplePlace } from '../rows/sample-place.ts';

/**
 * Stores new places as Payload would, versions included, in few statements instead of hundreds: for as many places as
 * a benchmark needs. A test holds both ways together.
 */
export async function storeInBulk(payload: Payload, places: readonly SamplePlace[]): Promise<void> {
  const now = new Date().toISOString();
  const rows = places.map((place) => toRow(place, now));
  const versions = rows.map((row) => ({
    parent_id: row.id,
    ...Object.fromEntries(Object.entries(row).flatMap(toVersionColumn)),
    created_at: now,
    updated_at: now,
    latest: true,
  }));
  const hours = places.flatMap(({ id, openingHours }) =>
    (openingHours ?? []).map((span, index) => ({ parent: id, order: index + 1, uuid: buildId(), ...span })),
  );
  const tags = places.flatMap(({ id, tags: values = [] }) =>
    values.map((value, index) => ({ parent: id, order: index + 1, value })),
  );
  const client = await payload.db.pool.connect();
  const insert = (table: string, records: readonly object[]) => {
    const columns = Object.keys(records[0] ?? {}).map((column) => `"${column}"`);
    return client.query(
      `insert into ${table} (${columns.join(', ')})
       select ${columns.join(', ')} from jsonb_populate_recordset(null::${table}, $1::jsonb)`,
      [JSON.stringify(records)],
    );
  };
  try {
    await client.query('begin');
    await insert('restaurants', rows);
    await insert('_restaurants_v', versions);
    await client.query(
      `with given as (select * from jsonb_to_recordset($1::jsonb)
         as g(parent int, "order" int, uuid text, day text, opens text, closes text)),
       current as (insert into restaurants_opening_hours (_order, _parent_id, id, day, opens, closes)
         select "order", parent, uuid, day::enum_restaurants_opening_hours_day, opens, closes from given)
       insert into _restaurants_v_version_opening_hours (_order, _parent_id, day, opens, closes, _uuid)
       select "order", v.id, day::enum__restaurants_v_version_opening_hours_day, opens, closes, uuid
       from given join _restaurants_v v on v.parent_id = parent order by v.id, "order"`,
      [JSON.stringify(hours)],
    );
    await client.query(
      `with given as (select * from jsonb_to_recordset($1::jsonb) as g(parent int, "order" int, value text)),
       current as (insert into restaurants_tags ("order", parent_id, value)
         select "order", parent, value::enum_restaurants_tags from given)
       insert into _restaurants_v_version_tags ("order", parent_id, value)
       select "order", v.id, value::enum__restaurants_v_version_tags
       from given join _restaurants_v v on v.parent_id = parent order by v.id, "order"`,
      [JSON.stringify(tags)],
    );
    await client.query('commit');
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
}

function toRow(place: SamplePlace, now: string) {
  return {
    id: place.id,
    name: place.name,
    description: place.description,
    category: place.category,
    neighborhood: place.neighborhood,
    price_range: place.priceRange,
    address: place.address,
    full_address: place.fullAddress,
    phone: place.phone,
    website: place.website,
    rating: place.rating,
    review_count: place.reviewCount,
    latitude: place.latitude,
    longitude: place.longitude,
    image_url: place.imageUrl,
    hours_known: place.openingHours != null,
    menu_url: place.menuUrl,
    reservation_url: place.reservationUrl,
    status: place.status,
    local_favorite: place.localFavorite,
    last_verified_at: place.lastVerifiedAt,
    source: SAMPLE_SOURCE,
    source_key: String(place.id),
    updated_at: now,
    created_at: now,
    _status: place.published ? 'published' : 'draft',
  };
}

function toVersionColumn([column, value]: [string, unknown]): [string, unknown][] {
  return column === 'id' ? [] : [[`version_${column}`, value]];
}

/** As Payload numbers the rows of an array: 24 hexadecimal digits. */
function buildId(): string {
  return Buffer.from(crypto.getRandomValues(new Uint8Array(12))).toString('hex');
}
