import type { IndexedRestaurant } from '../../indexed-restaurant.ts';
import { buildPlace } from '../fixture.ts';

/** Scores run against the order that is expected, so that no test passes by score alone. */
export const HAND_MADE: readonly IndexedRestaurant[] = [
  buildPlace(1, { name: 'Bruno', score: 1 }),
  buildPlace(2, { name: 'Bruno’s Grill', score: 2 }),
  buildPlace(3, { name: 'Café Bruno', score: 3 }),
  buildPlace(4, { name: 'Mabruno', score: 4 }),
  buildPlace(5, { name: 'Brunu House', score: 5 }),
  buildPlace(6, { name: 'Corner Deli', category: 'Bruno Style', score: 6 }),
  buildPlace(7, { name: 'Alpha Deli', address: '7 Bruno Street', score: 7 }),
  buildPlace(8, { name: 'Beta Deli', neighborhood: 'Bruno Hill', score: 8 }),
  buildPlace(10, { name: "O'Brien’s Pub" }),
  buildPlace(11, { name: 'CRÊPERIE du Nord' }),
  buildPlace(12, { name: '1919 Lounge', address: '1 Pratt Street, 21201' }),
  buildPlace(13, { name: '1918 Lounge', address: '2 Pratt Street, 21202' }),
  buildPlace(14, { name: 'Route66 Burgers' }),
  buildPlace(15, { name: 'Chesapeake Crab House', category: 'Seafood' }),
  buildPlace(16, { name: 'Tago', category: 'Sandwiches' }),
  buildPlace(17, { name: 'Saigon Kitchen', category: 'Vietnamese', neighborhood: 'Canton' }),
  buildPlace(18, { name: 'Smoke Yard', category: 'Barbecue' }),
  buildPlace(19, { name: 'Barbecue Shack', category: 'Smokehouse' }),
  buildPlace(20, { name: 'BBQ Palace', category: 'Grillroom' }),
  buildPlace(21, { name: 'Grandmother’s', category: 'Southern Cooking' }),
  buildPlace(22, { name: 'Ouzo "Bay" \\ Bar', category: 'Greek' }),
  buildPlace(23, { name: 'Fish & Chips (Old) Quay' }),
  buildPlace(24, { name: 'X' }),
  buildPlace(25, { name: 'House of Coffee' }),
  buildPlace(26, { name: 'Wharf AND Rat OR NOT' }),
];
