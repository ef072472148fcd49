import { expect, test, vi } from 'vitest';
import { AskedOnce } from './asked-once.ts';

test('asks for each word once, whoever needs it and when', async () => {
  const ask = vi.fn((word: string) => Promise.resolve(word.length));
  const lengths = new AskedOnce(ask);
  const [one, other] = await Promise.all([
    lengths.answers(['crab', 'cake']),
    lengths.answers(['crab', 'pie']),
  ]);
  expect([one.get('crab'), one.get('cake'), other.get('crab'), other.get('pie')]).toEqual([4, 4, 4, 3]);
  expect((await lengths.answers(['pie', 'cake'])).get('pie')).toBe(3);
  expect(ask.mock.calls.flat()).toEqual(['crab', 'cake', 'pie']);
});

test('asks again after a failure', async () => {
  const ask = vi.fn<(word: string) => Promise<number>>().mockRejectedValueOnce(new Error('away'));
  ask.mockResolvedValue(4);
  const lengths = new AskedOnce(ask);
  await expect(lengths.answers(['crab'])).rejects.toThrow('away');
  expect((await lengths.answers(['crab'])).get('crab')).toBe(4);
});

test('forgets what it knows once that is too much, and still answers in full', async () => {
  const ask = vi.fn((word: string) => Promise.resolve(word.length));
  const lengths = new AskedOnce(ask, 2);
  const held = await lengths.answers(['a', 'bb']);
  const all = await lengths.answers(['a', 'bb', 'ccc', 'dddd']);
  expect([...all.values()].toSorted()).toEqual([1, 2, 3, 4]);
  expect(held.get('a')).toBe(1);
  await lengths.answers(['a']);
  expect(ask).toHaveBeenCalledTimes(5);
});
