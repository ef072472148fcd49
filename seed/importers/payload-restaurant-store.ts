import { readEnv } from '#cms/env';
import { leaveIndexInStep } from '#cms/indexing/sync-index';
import { openCms } from '#cms/open-cms';
import type { Restaurant } from '#cms/payload-types';
import type { Payload } from 'payload';
import { pino } from 'pino';
import { inTransaction } from '../lib/in-transaction.ts';
import type { RestaurantFields } from '../rows/restaurant-fields.ts';
import type { RestaurantStore, StoredRestaurant } from './restaurant-store.ts';

export interface OpenRestaurantStore {
  readonly store: RestaurantStore;
  close(): Promise<void>;
}

/** The store over the site's own database, whether the site is running or not. */
export async function openPayloadRestaurantStore(): Promise<OpenRestaurantStore> {
  const env = readEnv();
  // The importer speaks for itself; only trouble with the database is worth a line of its own.
  const cms = await openCms({ env, log: pino({ level: 'warn' }) });
  return {
    store: payloadRestaurantStore(cms.payload),
    async close() {
      await leaveIndexInStep(cms.indexing);
      await cms.close();
    },
  };
}

export function payloadRestaurantStore(payload: Payload): RestaurantStore {
  return {
    async findBySource(source) {
      const { docs } = await payload.find({
        collection: 'restaurants',
        where: { source: { equals: source } },
        pagination: false,
        depth: 0,
        // An edit that waits to be published is what the next import must not undo.
        draft: true,
      });
      return new Map(docs.map((doc) => [doc.sourceKey ?? '', toStored(doc)]));
    },
    saveBatch: ({ create, update }) =>
      inTransaction(payload, async (req) => {
        for (const place of create) {
          const data = { ...place, ...hoursOf(place), localFavorite: false, _status: 'published' as const };
          await payload.create({ collection: 'restaurants', data, req });
        }
        for (const { id, data } of update) {
          await payload.update({
            collection: 'restaurants',
            id,
            data: { ...data, ...hoursOf(data), _status: 'published' },
            req,
          });
        }
      }),
  };
}

function toStored(doc: Restaurant): StoredRestaurant {
  return {
    id: doc.id,
    name: doc.name,
    description: doc.description,
    category: doc.category,
    neighborhood: doc.neighborhood,
    address: doc.address,
    fullAddress: doc.fullAddress ?? null,
    phone: doc.phone ?? null,
    website: doc.website ?? null,
    imageUrl: doc.imageUrl ?? null,
    rating: doc.rating ?? null,
    reviewCount: doc.reviewCount ?? null,
    priceRange: doc.priceRange ?? null,
    latitude: doc.latitude ?? null,
    longitude: doc.longitude ?? null,
    status: doc.status,
    openingHours: doc.hoursKnown
      ? (doc.openingHours ?? []).map(({ day, opens, closes }) => ({ day, opens, closes }))
      : null,
    menuUrl: doc.menuUrl ?? null,
    reservationUrl: doc.reservationUrl ?? null,
  };
}

/** Storage keeps "unknown" and "closed all week" apart by a flag; sources by `null` and an empty list. */
function hoursOf({ openingHours }: Partial<RestaurantFields>) {
  if (openingHours === undefined) return {};
  return { hoursKnown: openingHours !== null, openingHours: openingHours ?? [] };
}
