import { callRest, staffToken } from '#cms/test/call-rest';
import { createRestaurant } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { expect, it } from 'vitest';

const cms = useTestCms();

async function listCsv(role: 'data' | 'ads', collection: string, query: Record<string, string>) {
  const token = await staffToken(cms, role);
  return callRest(cms.config, {
    method: 'GET',
    path: `/${collection}/csv?${new URLSearchParams(query)}`,
    token,
  });
}

it('a list is saved as it is shown: its columns, filters, search and order, with names and no formulas', async () => {
  const photo = await createRestaurant(cms.payload, { name: 'Zulu Grill', status: 'closed' });
  await createRestaurant(cms.payload, { name: '=Alpha Grill' });
  await createRestaurant(cms.payload, { name: 'Beta Bar' });
  await cms.payload.create({
    collection: 'problem-reports',
    data: { restaurant: photo.id, kind: 'hours', text: 'Closed on Mondays.', state: 'new' },
  });
  const places = await listCsv('data', 'restaurants', {
    columns: 'status,name,_status',
    search: 'Grill',
    sort: 'name',
  });
  expect(places.status).toBe(200);
  expect(places.body).toBe(
    "Open or closed,Name,Status\r\nOpen,'=Alpha Grill,Published\r\nClosed,Zulu Grill,Published\r\n",
  );
  const closed = await listCsv('data', 'restaurants', {
    columns: 'name,secret',
    where: JSON.stringify({ status: { equals: 'closed' } }),
  });
  expect(closed.body).toBe('Name\r\nZulu Grill\r\n');
  const reports = await listCsv('data', 'problem-reports', { columns: 'restaurant,text' });
  expect(reports.body).toBe('Restaurant,Text\r\nZulu Grill,Closed on Mondays.\r\n');
});

it('a list that a role may not read, or a filter that nobody can, is refused', async () => {
  expect((await listCsv('ads', 'problem-reports', { columns: 'text' })).status).toBe(403);
  expect((await listCsv('data', 'problem-reports', { columns: 'text', where: '{' })).status).toBe(400);
  const twice = await listCsv('data', 'problem-reports', { 'columns[0]': 'text', 'columns[1]': 'text' });
  expect(twice.status).toBe(400);
  const unknown = await listCsv('data', 'problem-reports', { columns: 'text', where: '"all"' });
  expect(unknown.status).toBeLessThan(500);
});
