import { listing } from '#city';
import { describe, expect, test } from 'vitest';
import { isExcluded } from './listing.ts';

// Exact sentence from spec 1 §5.
const SPEC_HIDDEN =
  "Banquet Hall, Bed & Breakfast, Candle Store, Consignment Shop, Convenience Store, Country Club, Culinary School, Drug Store, E-commerce, Event Venue, Exhibition And Trade Centre, Farm, Farmers' Market, Festival, Gourmet Grocery Store, Grocery Store, Health Food Store, Hotel, Market, Meat Products Store, Mobile Caterer, Natural Goods Store, Nutritionist, Seafood Market, Shared-use Commercial Kitchen, Shoe Store, Shopping Mall, Social S Organization, Spa, Tourist Attraction, Vitamin & Supplements Store, Weight Loss, Wholesale Food Store, Wine Store, hotels, bars, restaurants, Cattle Farm, Butcher Shop";

describe('the default listing rules', () => {
  test("hide exactly the spec's categories", () => {
    expect(listing.hiddenCategories).toEqual(SPEC_HIDDEN.split(', '));
  });

  test("exclude the spec's two ids and three names, and pin its two places", () => {
    expect(listing.excludedIds).toEqual([12555, 11097]);
    expect(listing.excludedNames).toHaveLength(3);
    expect(listing.pinnedIds).toEqual([12304, 10639]);
  });
});

describe('the rules exclude a place', () => {
  test.each([
    ['of one of its ids', { id: 12555 }, true],
    ['of the other', { id: 11097 }, true],
    ['of one of its names', { name: 'Harborplace' }, true],
    ['of one of its names, written otherwise', { name: '  cross  street MARKET ' }, true],
    ['but not one named like it but for a blank', { name: 'CrossStreet Market' }, false],
    ['nor one only named like it', { name: 'Harborplace Grill' }, false],
    ['nor a pinned one', { id: 12304 }, false],
  ])('%s', (_case, changes, expected) => {
    expect(isExcluded({ id: 1, name: 'Sip & Bite', ...changes }, listing)).toBe(expected);
  });
});
