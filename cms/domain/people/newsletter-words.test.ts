import { expect, it } from 'vitest';
import { signUpPlaceText, USUAL_GIVEAWAY, worded } from './newsletter-words.ts';

it('the giveaway says what an editor wrote, and the usual where that is blank', () => {
  const own = worded(USUAL_GIVEAWAY, { heading: 'Dinner’s on us', lead: '', rule: null });
  expect(own.heading).toBe('Dinner’s on us');
  expect(own.lead).toContain('$100 gift card');
  expect(own).toEqual({ ...worded(USUAL_GIVEAWAY), heading: own.heading });
});

it('staff read the forms of the site by their names, and what an import says as it is', () => {
  const places = ['win-dinner', 'popup', 'happyHour', 'Market stall, June 2024'].map(signUpPlaceText);
  expect(places).toEqual(['Giveaway page', 'Popup', 'Quiz: Happy hour', 'Market stall, June 2024']);
});
