import { expect, it } from 'vitest';
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

it('shows an outdated value that is shown often, until it is forgotten', () => {
  const cache = openCache();
  const keep = cache.open();
  for (const key of ['/', '/rarely', '/often']) keep(key, 'old');
  for (const key of ['/rarely', ...Array<string>(5).fill('/often'), ...Array<string>(5).fill('/')])
    cache.findToShow(key);
  cache.noteChange('restaurants', true);
  expect(cache.outdated()).toEqual(['/', '/often']);
  expect(['/', '/rarely', '/often'].map((key) => cache.findToShow(key))).toEqual(['old', undefined, 'old']);
  expect(cache.find('/')).toBeUndefined();
  const forget = cache.forgetOutdated();
  cache.open()('/', 'new');
  forget();
  expect([cache.findToShow('/'), cache.findToShow('/often')]).toEqual(['new', undefined]);
  cache.noteChange('restaurants');
  expect(cache.findToShow('/')).toBeUndefined();
});

it('forgets no value that was outdated while others were renewed', () => {
  const cache = openCache();
  cache.open()('/', 'page');
  for (let visit = 0; visit < 5; visit += 1) cache.findToShow('/');
  const forget = cache.forgetOutdated();
  cache.noteChange('restaurants', true);
  forget();
  expect(cache.findToShow('/')).toBe('page');
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
