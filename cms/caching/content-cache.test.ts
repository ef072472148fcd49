import { expect, it, vi } from 'vitest';
import { ContentCache } from './content-cache.ts';

function openCache({ hearsChanges = () => true }: { hearsChanges?: () => boolean } = {}) {
  const cache = new ContentCache<string>({
    madeFrom: /^restaurants/,
    most: { maxSize: 10, sizeCalculation: (text) => text.length },
  });
  cache.trustWhile(hearsChanges);
  return cache;
}

it('keeps a value until a table that it was made from changes', () => {
  const cache = openCache();
  cache.open()('/', 'page');
  cache.noteChange('stories');
  expect(cache.find('/')).toBe('page');
  cache.noteChange('restaurants_tags');
  expect(cache.find('/')).toBeUndefined();
  expect(cache.findOld('/')).toBeUndefined();
});

it('shows a value that long work outdated to all but the first, who makes it anew', () => {
  const cache = openCache();
  cache.open()('/', 'page');
  cache.noteChange('restaurants', true);
  expect(cache.find('/')).toBeUndefined();
  const keep = cache.open();
  expect([cache.findToShow('/'), cache.findToShow('/'), cache.findToShow('/')]).toEqual([
    undefined,
    'page',
    'page',
  ]);
  keep('/', 'new page');
  expect([cache.find('/'), cache.findToShow('/')]).toEqual(['new page', 'new page']);
  cache.noteChange('restaurants');
  expect(cache.findToShow('/')).toBeUndefined();
});

it('asks the next one to make it where the first has not', () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const cache = openCache();
  cache.open()('/', 'page');
  cache.noteChange('restaurants', true);
  cache.findToShow('/');
  vi.advanceTimersByTime(5_000);
  expect([cache.findToShow('/'), cache.findToShow('/')]).toEqual([undefined, 'page']);
  vi.useRealTimers();
});

it('rejects a value whose computation began before the last change', () => {
  const cache = openCache();
  const keep = cache.open();
  cache.noteChange();
  keep('/', 'as it was');
  expect(cache.find('/')).toBeUndefined();
});

it('returns and stores nothing while changes go unnoticed, but knows the last value', () => {
  let isConnected = true;
  const cache = openCache({ hearsChanges: () => isConnected });
  cache.open()('/', 'page');
  isConnected = false;
  expect(cache.find('/')).toBeUndefined();
  expect(cache.findOld('/')).toBe('page');
  cache.open()('/cuisines', 'page');
  isConnected = true;
  expect(cache.find('/cuisines')).toBeUndefined();
});

it('returns nothing until change notices arrive', () => {
  const cache = new ContentCache<string>({ madeFrom: /^/, most: { max: 10 } });
  cache.open()('/', 'page');
  expect(cache.find('/')).toBeUndefined();
});

it('evicts the least recently used when full, and rejects values larger than its size', () => {
  const cache = openCache();
  const keep = cache.open();
  for (const key of ['a', 'b', 'c']) keep(key, 'xxx');
  cache.find('a');
  keep('d', 'xxx');
  expect(['a', 'b', 'c', 'd'].filter((key) => cache.find(key))).toEqual(['a', 'c', 'd']);
  keep('e', 'x'.repeat(11));
  expect(cache.find('e')).toBeUndefined();
  expect(cache.find('a')).toBe('xxx');
});
