import { describe, expect, test } from 'vitest';
import { newRestaurantSchema, problemReportSchema, submitRestaurant } from './submissions.ts';

const GOOD = {
  name: 'Crab & Anchor',
  description: 'Steamed crabs by the dozen.',
  category: 'Seafood',
  address: '1 Thames St',
  neighborhood: 'Fells Point',
  imageUrl: 'https://crab.example/front.jpg',
  priceRange: '$$',
};

function messages(given: object): string[] {
  const { success, error } = newRestaurantSchema.safeParse({ ...GOOD, ...given });
  return success ? [] : error.issues.map(({ message }) => message);
}

describe('the new-restaurant schema has the exact messages of spec 1 §5', () => {
  test.each([
    ['name', 'C', 'Name must be at least 2 characters'],
    ['name', undefined, 'Name must be at least 2 characters'],
    ['description', 'Too short', 'Description must be at least 10 characters'],
    ['category', '', 'Please select a cuisine type'],
    ['address', '1 St', 'Address must be at least 5 characters'],
    ['neighborhood', '', 'Please select a neighborhood'],
    ['website', 'crab.example', 'Must be a valid URL'],
    ['phone', 'call me', 'Invalid phone number format'],
    ['imageUrl', 'front.jpg', 'Must be a valid image URL'],
    ['imageUrl', undefined, 'Must be a valid image URL'],
    ['priceRange', '', 'Please select a price range'],
  ])('%s %j: %s', (field, value, message) => {
    expect(messages({ [field]: value })).toEqual([message]);
  });
});

describe('the new-restaurant schema accepts', () => {
  test('values of minimum length, without the optional ones', () => {
    expect(messages({ name: 'Ok', description: '1234567890', address: '1 A S' })).toEqual([]);
    expect(messages({ website: '', phone: '' })).toEqual([]);
  });

  test.each(['(410) 555-0100', '+1 410 555 0100', '4105550100', '410-555-0100'])('the number %s', (phone) => {
    expect(messages({ phone })).toEqual([]);
  });

  test('numbers that default to 0', () => {
    expect(newRestaurantSchema.parse(GOOD)).toMatchObject({
      latitude: 0,
      longitude: 0,
      rating: 0,
      reviewCount: 0,
    });
  });

  test('no zero byte, which the database can’t store', () => {
    expect(messages({ name: 'Crab\0Anchor' })).toHaveLength(1);
    expect(messages({ description: 'Steamed crabs\0by the dozen' })).toHaveLength(1);
  });

  test('no text of unlimited length', () => {
    expect(messages({ name: 'x'.repeat(201) })).toHaveLength(1);
    expect(messages({ description: 'x'.repeat(4001) })).toHaveLength(1);
    expect(messages({ imageUrl: `https://crab.example/${'x'.repeat(1000)}` })).toHaveLength(1);
  });
});

test('a form sent faster than anyone can read is rejected with a message', () => {
  const { error } = submitRestaurant.body.safeParse({ ...GOOD, elapsedMs: 300 });
  expect(error?.issues.map(({ message }) => message)).toEqual([
    'Take a moment to check your details, then send them again',
  ]);
});

test.each([
  [{ text: 'They moved to Hampden.' }, 'Choose what’s wrong'],
  [{ kind: 'hours', text: '' }, 'Tell us what’s wrong in a few words'],
  [{ kind: 'hours', text: 'x'.repeat(1001) }, 'Please use at most 1000 characters'],
])('a report %j: %s', (report, message) => {
  expect(problemReportSchema.safeParse(report).error?.issues.map((issue) => issue.message)).toEqual([
    message,
  ]);
});
