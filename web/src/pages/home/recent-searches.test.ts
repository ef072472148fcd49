import { expect, test } from 'vitest';
import { MAX_RECENT, parseSearches, withSearch } from './recent-searches.ts';

test.each<[string, readonly string[], string, readonly string[]]>([
  ['the newest search comes first', ['ramen'], ' crab cakes ', ['crab cakes', 'ramen']],
  ['a repeated search moves up, ignoring case and accents', ['ramen', 'Café'], 'cafe', ['cafe', 'ramen']],
  ['the beginning of a word is not a search', ['ramen'], 'pi', ['ramen']],
  ['an empty box is not a search', ['ramen'], '   ', ['ramen']],
])('%s', (_what, before, text, after) => {
  expect(withSearch(before, text)).toEqual(after);
});

test('only the last few are kept', () => {
  const many = Array.from({ length: 9 }, (_, number) => `search ${number}`);
  const kept = many.reduce<readonly string[]>(withSearch, []);
  expect(kept).toHaveLength(MAX_RECENT);
  expect(kept[0]).toBe('search 8');
});

test.each<[string | null, readonly string[]]>([
  [null, []],
  ['no JSON', []],
  ['{"0":"ramen"}', []],
  ['["ramen",7,null," ","crab"]', ['ramen', 'crab']],
])('invalid stored values are dropped: %s', (stored, expected) => {
  expect(parseSearches(stored)).toEqual(expected);
});
