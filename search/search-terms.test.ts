import { describe, expect, test } from 'vitest';
import { readTerms } from './search-terms.ts';
import { matchNames } from './suggest.ts';
import { synonymVariants, tidySynonyms } from './synonyms.ts';
import { foldForTests as fold } from './test/fixture.ts';
import cases from './search-terms.test.json' with { type: 'json' };

describe('the terms of a query', () => {
  test.each(cases as [string, string, string[]][])('%j: key %j, words %j', (text, key, words) => {
    expect(readTerms(fold, text)).toEqual({ key, words });
  });

  test('ten words count', () => {
    expect(readTerms(fold, 'a b c d e f g h i j k l').words).toHaveLength(10);
  });
});

describe('synonyms', () => {
  const synonyms = tidySynonyms(fold, [
    { term: ' BBQ', meaning: 'Barbecue' },
    { term: 'bbq', meaning: 'barbecue' },
    { term: 'pit beef', meaning: 'bbq' },
    { term: 'same', meaning: 'SAME' },
    { term: '&', meaning: 'and' },
  ]);

  test('are kept folded, once, sorted, and only where they say something', () => {
    expect(synonyms).toEqual([
      { term: 'bbq', meaning: 'barbecue' },
      { term: 'pit beef', meaning: 'bbq' },
    ]);
  });

  test('give eleven other ways of saying one query at most', () => {
    const many = Array.from({ length: 20 }, (_, index) => ({ term: 'bbq', meaning: `meaning ${index}` }));
    const variants = synonymVariants(['hot', 'bbq'], many);
    expect(variants).toHaveLength(11);
    expect(variants[0]).toEqual(['hot', 'meaning', '0']);
  });
});

test('names that contain a text: whole, at the start, at a word, anywhere; then the most places', () => {
  const names = [
    { value: 'Mexican', count: 90 },
    { value: 'Tuscany-Canterbury', count: 5 },
    { value: 'North Canton', count: 3 },
    { value: 'Cantonese', count: 7 },
    { value: 'Canton', count: 4 },
    { value: 'Hampden', count: 50 },
  ];
  expect(matchNames(fold, 'CANTON', names).map(({ value }) => value)).toEqual([
    'Canton',
    'Cantonese',
    'North Canton',
  ]);
  expect(matchNames(fold, 'can', names).map(({ value }) => value)).toEqual([
    'Cantonese',
    'Canton',
    'North Canton',
    'Mexican',
    'Tuscany-Canterbury',
  ]);
  expect(matchNames(fold, 'can', names.toReversed())).toEqual(matchNames(fold, 'can', names));
  expect(matchNames(fold, ' ', names)).toEqual([]);
});
