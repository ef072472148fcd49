import { expect, test } from 'vitest';
import { KeyedMutex } from './keyed-mutex.ts';

const mutex = new KeyedMutex();

/** Work that says when it begins and ends, and ends when it is told to. */
function watched(log: string[], name: string) {
  let finish: (error?: Error) => void = () => undefined;
  const end = new Promise<void>((resolve, reject) => {
    finish = (error) => (error ? reject(error) : resolve());
  });
  const work = async () => {
    log.push(`${name} begins`);
    await end;
    log.push(`${name} ends`);
    return name;
  };
  return { work, finish };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

test('work of one key waits for its turn, work of another does not', async () => {
  const log: string[] = [];
  const [first, second, other] = ['first', 'second', 'other'].map((name) => watched(log, name));
  if (!first || !second || !other) throw new Error('three were made');
  const answers = [mutex.run('a', first.work), mutex.run('a', second.work), mutex.run('b', other.work)];
  await turn();
  expect(log).toEqual(['first begins', 'other begins']);
  first.finish();
  second.finish();
  other.finish();
  expect(await Promise.all(answers)).toEqual(['first', 'second', 'other']);
  expect(log.indexOf('second begins')).toBeGreaterThan(log.indexOf('first ends'));
});

test('work that fails does not hold up what comes after it', async () => {
  const failed = mutex.run('a', () => Promise.reject(new Error('no')));
  const next = mutex.run('a', () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  expect(await next).toBe('yes');
});
