import { describe, expect, test } from 'vitest';
import { DEFAULT_LISTING_RULES, isListed, PINNED_IDS, type Listable } from './listing.ts';

// Exact sentence from spec 1 §5.
const SPEC_HIDDEN =
  "Banquet Hall, Bed & Breakfast, Candle Store, Consignment Shop, Convenience Store, Country Club, Culinary School, Drug Store, E-commerce, Event Venue, Exhibition And Trade Centre, Farm, Farmers' Market, Festival, Gourmet Grocery Store, Grocery Store, Health Food Store, Hotel, Market, Meat Products Store, Mobile Caterer, Natural Goods Store, Nutritionist, Seafood Market, Shared-use Commercial Kitchen, Shoe Store, Shopping Mall, Social S Organization, Spa, Tourist Attraction, Vitamin & Supplements Store, Weight Loss, Wholesale Food Store, Wine Store, hotels, bars, restaurants, Cattle Farm, Butcher Shop";

function place(changes: Partial<Listable> = {}): Listable {
  return { id: 1, name: 'Sip & Bite', isPublished: true, status: 'open', ...changes };
}

describe('the default listing rules', () => {
  test("hide the spec's categories, every one, spelled alike", () => {
    expect(DEFAULT_LISTING_RULES.hiddenCategories).toEqual(SPEC_HIDDEN.split(', '));
  });

  test("exclude the spec's two ids and three names, and pin its two places", () => {
    expect(DEFAULT_LISTING_RULES.excludedIds).toEqual([12555, 11097]);
    expect(DEFAULT_LISTING_RULES.excludedNames).toHaveLength(3);
    expect(PINNED_IDS).toEqual([12304, 10639]);
  });
});

describe('a place is listed', () => {
  test.each([
    ['published and open', {}, true],
    ['closed for a while', { status: 'temporarily-closed' }, true],
    ['closed for good', { status: 'closed' }, false],
    ['a draft', { isPublished: false }, false],
    ['excluded by id', { id: 12555 }, false],
    ['excluded by the other id', { id: 11097 }, false],
    ['excluded by name', { name: 'Harborplace' }, false],
    ['excluded by name, written otherwise', { name: '  cross  street MARKET ' }, false],
    ['named like an excluded one but for a blank', { name: 'CrossStreet Market' }, true],
    ['only named like an excluded one', { name: 'Harborplace Grill' }, true],
    ['pinned', { id: 12304 }, true],
  ] satisfies [string, Partial<Listable>, boolean][])('%s', (_case, changes, expected) => {
    expect(isListed(place(changes), DEFAULT_LISTING_RULES)).toBe(expected);
  });

  test('whatever its category: hidden categories leave the cuisine lists, not the places', () => {
    const spa = { ...place(), category: 'Spa' };
    expect(isListed(spa, DEFAULT_LISTING_RULES)).toBe(true);
  });

  test('when there are no rules', () => {
    expect(isListed(place({ id: 12555, name: 'Harborplace' }), { excludedIds: [], excludedNames: [] })).toBe(
      true,
    );
  });
});
