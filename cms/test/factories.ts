import type { AdminRole } from '#domain/people/staff-roles';
import type { Admin, Restaurant, Review, SavedList, Story, User } from '#cms/payload-types';
import { changePlace, HEARTS, HEARTS_NAME, newList } from '#domain/lists/place-list';
import type { Payload } from 'payload';
import { bodyOf } from './body-of.ts';

type RestaurantData = Omit<Restaurant, 'id' | 'createdAt' | 'updatedAt'>;

let count = 0;
const next = () => (count += 1);

/** A published place that appears in every list. */
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

type StoryData = Omit<Story, 'id' | 'createdAt' | 'updatedAt'>;

/** A published story. */
export function buildStory(overrides: Partial<StoryData> = {}): StoryData {
  const number = next();
  return {
    title: `Story ${number}`,
    slug: `story-${number}`,
    description: 'Two sentences. For cards.',
    category: 'Restaurant Spotlight',
    publishDate: '2026-03-01T12:00:00.000Z',
    body: bodyOf('Crab.'),
    _status: 'published',
    ...overrides,
  };
}

export function createStory(payload: Payload, overrides: Partial<StoryData> = {}): Promise<Story> {
  return payload.create({ collection: 'stories', data: buildStory(overrides) });
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

/** The value of a diner's session cookie. */
export async function dinerToken(payload: Payload, username: string | null | undefined): Promise<string> {
  const data = { username: username ?? '', password: TEST_PASSWORD };
  return (await payload.login({ collection: 'users', data })).token ?? '';
}

/** A pending review, unless overridden. */
export async function createReview(
  payload: Payload,
  overrides: Partial<Pick<Review, 'restaurant' | 'user' | 'rating' | 'comment' | 'status'>> = {},
): Promise<Review> {
  const restaurant = overrides.restaurant ?? (await createRestaurant(payload)).id;
  const user = overrides.user ?? (await createDiner(payload)).id;
  const data = { rating: 4, comment: `Crab soup number ${next()} was fine.`, status: 'pending' as const };
  return payload.create({
    collection: 'reviews',
    data: { ...data, ...overrides, restaurant, user },
    depth: 0,
  });
}

/** The list that a diner's hearts save to. */
export async function createSavedList(
  payload: Payload,
  { user, places = [], shareToken }: { user?: number; places?: number[]; shareToken?: string } = {},
): Promise<SavedList> {
  const list = {
    ...newList(HEARTS, HEARTS_NAME),
    shared: shareToken !== undefined,
    places: places.flatMap((id) => changePlace(newList(HEARTS, HEARTS_NAME), id, {}, Date.now()).places),
  };
  const links = shareToken === undefined ? {} : { [shareToken]: HEARTS };
  return payload.create({
    collection: 'saved-lists',
    data: { lists: [list], links, user: user ?? (await createDiner(payload)).id },
    depth: 0,
  });
}
