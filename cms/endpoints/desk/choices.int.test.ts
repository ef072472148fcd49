import { createRestaurant } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { beforeAll, expect, it } from 'vitest';

const cms = useTestCms();
let zofia: number;

beforeAll(async () => {
  await createRestaurant(cms.payload, { name: 'Blue Door', neighborhood: 'Canton', address: '1 Elliott St' });
  await createRestaurant(cms.payload, { name: 'Blue Door', neighborhood: 'Hampden', address: '36 Falls Rd' });
  const place = { name: 'Café Zofia', neighborhood: 'Hampden', address: '886 W 36th St' };
  zofia = (await createRestaurant(cms.payload, place)).id;
});

async function labels(query: string, kind = 'restaurants'): Promise<string[]> {
  const { status, body } = await cms.as('editor')('GET', `/contract/api/desk/choices/${kind}?${query}`);
  expect(status, JSON.stringify(body)).toBe(200);
  return (body as { choices: { label: string }[] }).choices.map(({ label }) => label);
}

it('places of one name are told apart, and found by name, neighborhood and street without accents', async () => {
  const hampden = 'Blue Door · Hampden · 36 Falls Rd';
  expect(await labels('words=blue')).toEqual(['Blue Door · Canton · 1 Elliott St', hampden]);
  expect(await labels('words=door falls')).toEqual([hampden]);
  expect(await labels('words=hampden cafe')).toEqual(['Café Zofia · Hampden · 886 W 36th St']);
});

it('drafts and closed places say so', async () => {
  await createRestaurant(cms.payload, { name: 'Red Roof', neighborhood: 'Canton', _status: 'draft' });
  await createRestaurant(cms.payload, { name: 'Red Roof Too', neighborhood: 'Canton', status: 'closed' });
  expect(await labels('words=red roof')).toEqual([
    expect.stringMatching(/ · draft, readers don’t see it$/),
    expect.stringMatching(/ · closed$/),
  ]);
  expect(await labels('words=closed')).toEqual([]);
});

it('the guide’s own neighborhood comes first, and stored places are named by their ids', async () => {
  expect((await labels('words=blue&first=Hampden'))[0]).toContain('Hampden');
  expect(await labels(`ids=${zofia}`)).toEqual(['Café Zofia · Hampden · 886 W 36th St']);
  expect(await labels('', 'neighborhoods')).toEqual(['Canton', 'Hampden']);
});
