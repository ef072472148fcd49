import { expect, test } from 'vitest';
import { saidTags } from './said-tags.ts';
import { foldForTests } from './test/fixture.ts';

test.each([
  ['The gluten-free crust is homemade, and it’s a good one.', 'gluten free'],
  ['Vegan crab cake', 'vegan, vegetarian'],
  ['Halal cheesesteaks are made with chopped beef.', 'halal'],
  ['Takeout is ready in minutes, even after midnight.', 'takeout'],
  ['Potato slices have no cheese, so they’re vegan.', 'vegan, vegetarian'],
  ['Not cheap, but quiet.', 'quiet'],
  ['Not only vegan pies: kosher ones, too.', 'vegan, vegetarian, kosher'],
  ['The roof deck opens in May.', 'rooftop'],
  ['Tables on the water, with a view of the bridge.', 'waterfront, view'],
])('“%s” says %s', (text, tags) => {
  expect(saidTags(foldForTests, [text])).toEqual(tags.split(', '));
});

test.each([
  'There are no gluten-free options.',
  'The broth is not vegan.',
  'It isn’t a quiet room.',
  'Nothing here is kosher.',
  'No vegan, halal or kosher food.',
  'They don’t take reservations.',
  'Reservations aren’t taken.',
  'Anything but quiet!',
  'The back room is quieter than the front.',
  'A view of the open kitchen.',
  'Veganism is discussed at the bar.',
])('“%s” says nothing', (text) => {
  expect(saidTags(foldForTests, [text])).toEqual([]);
});
