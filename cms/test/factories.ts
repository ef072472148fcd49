import type { AdminRole } from '#contract/admin-session';
import type { Admin, Restaurant, User } from '#cms/payload-types';
import type { Payload } from 'payload';

type RestaurantData = Omit<Restaurant, 'id' | 'createdAt' | 'updatedAt'>;

let count = 0;
const next = () => (count += 1);

/** A published place that every list shows. */
export function buildRestaurant(overrides: Partial<RestaurantData> = {}): RestaurantData {
  const number = next();
  return {
    name: `Test Kitchen ${number}`,
    description: 'A kitchen that only exists while a test runs.',
    category: 'American',
    neighborhood: 'Canton',
    address: `${number} Elliott St`,
    rating: 4.5,
    reviewCount: 100,
    priceRange: '$$',
    latitude: 39.28,
    longitude: -76.57,
    status: 'open',
    localFavorite: false,
    _status: 'published',
    ...overrides,
  };
}

export function createRestaurant(
  payload: Payload,
  overrides: Partial<RestaurantData> = {},
): Promise<Restaurant> {
  return payload.create({ collection: 'restaurants', data: buildRestaurant(overrides) });
}

export const TEST_PASSWORD = 'a-password-for-tests';

export function createAdmin(
  payload: Payload,
  roles: AdminRole[],
  username = `staff-${next()}`,
): Promise<Admin> {
  return payload.create({ collection: 'admins', data: { username, password: TEST_PASSWORD, roles } });
}

export function createDiner(payload: Payload, username = `diner-${next()}`): Promise<User> {
  return payload.create({ collection: 'users', data: { username, password: TEST_PASSWORD } });
}
