import { expect, test } from 'vitest';
import { ContentMemory } from './content-memory.ts';

function memory(hearsChanges = true) {
  const kept = new ContentMemory();
  kept.trustWhile(() => hearsChanges);
  let made = 0;
  const ask = () => kept.remember('pool', async () => (made += 1));
  return { kept, ask };
}

test('a value is computed once while the content is unchanged, also for concurrent callers', async () => {
  const { ask } = memory();
  expect(await Promise.all([ask(), ask()])).toEqual([1, 1]);
  expect(await ask()).toBe(1);
});

test.each([
  ['restaurants', 2],
  // A diner's photo, approved with its review, may lead a card.
  ['quiz_settings_zips', 2],
  [undefined, 2],
  ['search_documents', 1],
  ['stories', 2],
])('after a change of %s it has been made %i times', async (table, times) => {
  const { kept, ask } = memory();
  await ask();
  expect(kept.noteChange(table)).toBe(times === 2);
  expect(await ask()).toBe(times);
});

test('a failure is not remembered', async () => {
  const { kept } = memory();
  await expect(kept.remember('pool', () => Promise.reject(new Error('away')))).rejects.toThrow('away');
  expect(await kept.remember('pool', () => Promise.resolve('back'))).toBe('back');
});
