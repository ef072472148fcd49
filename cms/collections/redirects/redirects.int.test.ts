import { UNHOSTED_LINKS } from '#cms/links/links-keeper';
import { provideServices } from '#cms/start/services';
import { useTestCms } from '#cms/test/use-test-cms';
import { expect, it } from 'vitest';

const cms = useTestCms();

const move = (from: string, to: string) => cms.as('editor')('POST', '/redirects', { from, to });

async function endOf(path: string): Promise<string | undefined> {
  const { body } = await cms.as()('GET', `/contract/api/redirect?path=${path}`);
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

it.each(['', 'https://evil.example/', '//evil.example/'])(
  'a redirect from and to %j is refused, and says what each path requires',
  async (path) => {
    const { status, body } = await move(path, path);
    const message = 'Write a path on this site, like /blog/crab-feasts.';
    const errors = ['from', 'to'].map((field) => ({ path: field, message }));
    expect({ status, body }).toMatchObject({
      status: 400,
      body: { errors: [{ message: 'Not saved yet. Look at these fields: From, To', data: { errors } }] },
    });
  },
);

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

it('a redirect to no page is refused', async () => {
  provideServices({
    links: { ...UNHOSTED_LINKS, requestOwnPage: async (path) => (path === '/blgo' ? 404 : 200) },
  });
  const { status, body } = await move('/old-guides', '/blgo');
  const refused = await move('/old-guides', '/cms/collections/restaurants/999');
  const stored = await move('/old-guides', '/blog');
  provideServices({ links: UNHOSTED_LINKS });
  expect([status, refused.status, stored.status]).toEqual([400, 400, 201]);
  const message = 'This leads to /blgo, and we have no such page.';
  expect(body).toMatchObject({ errors: [{ data: { errors: [{ path: 'to', message }] } }] });
});
