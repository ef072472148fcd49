import { callRest, staffToken } from '#cms/test/call-rest';
import { openTestCms, type TestCms } from '#cms/test/open-test-cms';
import { afterAll, beforeAll, expect, it } from 'vitest';

let cms: TestCms;
let token: string;
beforeAll(async () => {
  cms = await openTestCms();
  token = await staffToken(cms, 'editor');
});
afterAll(() => cms.close());

const move = (from: string, to: string) =>
  callRest(cms.config, { method: 'POST', path: '/redirects', token, body: { from, to } });

async function endOf(path: string): Promise<string | undefined> {
  const { body } = await callRest(cms.config, { method: 'GET', path: `/contract/api/redirect?path=${path}` });
  return (body as { to?: string }).to;
}

it.each(['/Press', '/%70ress', '/%2570ress', '/x/../press', '/./press', '/press/?a=b'])(
  'a redirect from /press to %s is refused: it would lead in a circle',
  async (to) => {
    const { status, body } = await move('/press', to);
    expect(status).toBe(400);
    expect(body).toMatchObject({
      errors: [
        {
          message: 'Not saved yet. Look at this field: To',
          data: { errors: [{ path: 'to', message: 'This would send visitors round in a circle.' }] },
        },
      ],
    });
  },
);

it('a redirect without its paths reports what each requires', async () => {
  const { status, body } = await move('', '');
  expect(status).toBe(400);
  const path = 'Write a path on this site, like /blog/crab-feasts.';
  expect(body).toMatchObject({
    errors: [
      {
        message: 'Not saved yet. Look at these fields: From, To',
        data: {
          errors: [
            { path: 'from', message: path },
            { path: 'to', message: path },
          ],
        },
      },
    ],
  });
});

it('redirects added concurrently form no loop', async () => {
  const rings = Array.from({ length: 6 }, (_one, ring) =>
    ['one', 'two', 'three'].map((n) => `/${n}-${ring}`),
  );
  const answers = await Promise.all(
    rings.flatMap(([a = '', b = '', c = '']) => [move(a, b), move(b, c), move(c, a)]),
  );
  expect(answers.filter(({ status }) => status === 400)).toHaveLength(rings.length);
  for (const ring of rings) {
    const ends = await Promise.all(ring.map(endOf));
    // Two of them lead to the third, which has no redirect.
    const last = ring[ends.indexOf(undefined)];
    expect(ends.filter((end) => end !== undefined)).toEqual([last, last]);
  }
});
