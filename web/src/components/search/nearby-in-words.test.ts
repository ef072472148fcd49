import { region } from '#city';
import type { SearchAnswer } from '#contract/search';
import { describe, expect, test } from 'vitest';
import { farInWords, nearbyCountInWords } from './search-results.tsx';

// Only the distance matters here.
const away = (...miles: (number | undefined)[]) =>
  miles.map((distanceMiles) => ({ distanceMiles })) as unknown as SearchAnswer['hits'];

describe('nearby', () => {
  test.each([
    [{ total: 642, hits: away(1, 2, 3) }, 'The 3 closest of 642 restaurants'],
    [{ total: 3, hits: away(1, 2, 3) }, '3 restaurants'],
    [{ total: 1, hits: away(1) }, '1 restaurant'],
  ])('shows how many of how many', (answer, words) => {
    expect(nearbyCountInWords(answer)).toBe(words);
  });

  test.each([
    [away(24.9), null],
    [away(169.4, 171), `You’re about 169 miles away. Every place here is in or around ${region.name}.`],
    [away(2437), `You’re about 2,437 miles away. Every place here is in or around ${region.name}.`],
    [away(undefined), null],
    [away(), null],
  ])('reports when everything is far away', (hits, words) => {
    expect(farInWords({ hits })).toBe(words);
  });
});
