import { useTestCms } from '#cms/test/use-test-cms';
import { beforeEach, describe, expect, it } from 'vitest';
import { importSubscribers } from './import-subscribers.ts';
import { endSubscription, storeSubscription } from './subscribe.ts';
import { signUnsubscribe } from '../newsletter/mailed-token.ts';

const cms = useTestCms();
const pool = () => cms.payload.db.pool;
beforeEach(() => pool().query('delete from subscribers; delete from suppressed_addresses'));

const HEAD = 'Email;Agreed on;Where;Sentence';
const row = (email: string, agreed = '2025-03-04', where = 'Our old list', sentence = 'Send me the news.') =>
  [email, agreed, where, sentence].join(';');
const add = (lines: readonly string[], commits = true) =>
  importSubscribers(pool(), [HEAD, ...lines].join('\r\n'), commits);

async function listed() {
  const { rows } = await pool().query(
    `select email, source, consent_text, status, consented_at::date::text as day from subscribers order by 1`,
  );
  return rows;
}

describe('a file of subscribers', () => {
  it('adds each with its proof, once, and nothing before it is committed', async () => {
    const lines = [row('a@example.com'), row(' A@Example.com '), row('b@example.com', '2024-12-31')];
    const plan = { added: 2, known: 0, left: 0, refused: [] };
    expect(await add(lines, false)).toEqual(plan);
    expect(await listed()).toEqual([]);
    expect(await add(lines)).toEqual(plan);
    expect(await listed()).toMatchObject([
      {
        email: 'a@example.com',
        source: 'Our old list',
        consent_text: 'Send me the news.',
        status: 'subscribed',
        day: '2025-03-04',
      },
      { email: 'b@example.com', day: '2024-12-31' },
    ]);
    expect(await add(lines)).toEqual({ added: 0, known: 2, left: 0, refused: [] });
  });

  it.each([
    [row('a@example.com', ''), 'It doesn’t say when the person agreed.'],
    [row('a@example.com', 'last May'), 'Write the day the person agreed as 2026-11-28.'],
    [row('a@example.com', '2999-01-01'), 'Nobody can have agreed in the future.'],
    [row('a@example.com', undefined, ' '), 'It doesn’t say where the person agreed.'],
    [row('a@example.com', undefined, undefined, ''), 'It doesn’t say which sentence the person agreed to.'],
    ['a@example.com', 'It doesn’t say when the person agreed.'],
    [row('nobody'), 'Please enter a valid email address'],
  ])('loses a row without proof: %s', async (line, reason) => {
    expect(await add([row('fine@example.com'), line])).toEqual({
      added: 1,
      known: 0,
      left: 0,
      refused: [{ line: 3, reason }],
    });
  });

  it('leaves alone who has left', async () => {
    const { id } = await storeSubscription(pool(), { email: 'gone@example.com', source: 'popup' });
    const token = signUnsubscribe(cms.payload.secret, { id, email: 'gone@example.com' });
    await endSubscription(pool(), cms.payload.secret, token);
    expect(await add([row('gone@example.com')])).toMatchObject({ added: 0, left: 1 });
    expect(await listed()).toMatchObject([{ status: 'unsubscribed' }]);
  });

  it('is refused in a sentence when it is no such table', async () => {
    const read = (text: string) => importSubscribers(pool(), text, false);
    await expect(read('email,agreed on\na@example.com,2025-01-01')).rejects.toThrow(
      'The file has no column “where” and no “sentence”.',
    );
    await expect(read(`${HEAD}\n"a;b`)).rejects.toThrow('The file can’t be read as CSV');
    await expect(read(' ')).rejects.toThrow('The file is empty.');
  });
});
