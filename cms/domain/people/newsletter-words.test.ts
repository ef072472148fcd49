import { expect, it } from 'vitest';
import { USUAL_GIVEAWAY, worded } from './newsletter-words.ts';

it('the giveaway says what an editor wrote, and the usual where that is blank', () => {
  const own = worded(USUAL_GIVEAWAY, { heading: 'Dinner’s on us', lead: '', rule: null });
  expect(own.heading).toBe('Dinner’s on us');
  expect(own.lead).toContain('$100 gift card');
  expect(own).toEqual({ ...worded(USUAL_GIVEAWAY), heading: own.heading });
});
