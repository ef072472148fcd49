import { listing } from '#city';
import { describe, expect, test } from 'vitest';
import { isExcluded } from './listing.ts';
import cases from './listing.test.json' with { type: 'json' };

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
  test.each(cases as [string, object, boolean][])('%s', (_case, changes, expected) => {
    expect(isExcluded({ id: 1, name: 'Sip & Bite', ...changes }, listing)).toBe(expected);
  });
});
