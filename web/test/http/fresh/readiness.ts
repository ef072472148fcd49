import { expect, it } from 'vitest';
import { createRestaurant } from '#cms/test/factories';
import { site } from '../site/empty-site.ts';

async function becomes(path: string, status: number): Promise<void> {
  await expect.poll(async () => (await site.send(path)).status, { timeout: 60_000 }).toBe(status);
}

it('is ready while the database responds, reports when it is gone, and recovers by itself', async () => {
  const { id } = await createRestaurant(site.cms.payload);
  expect((await site.send('/readyz')).json()).toEqual({ database: 'ok', search: 'postgres', jobs: 'ok' });
  expect((await site.send(`/restaurants/${id}`)).status).toBe(200);

  await site.withoutDatabase(async () => {
    await becomes('/readyz', 503);
    expect((await site.send('/readyz')).json()).toMatchObject({ database: 'unreachable' });
    expect((await site.send('/healthz')).status).toBe(200);
    await expect
      .poll(async () => (await site.send('/readyz')).json(), { timeout: 60_000 })
      .toMatchObject({ jobs: 'failing' });
    // Cached pages are marked as old, and the cause is not shown.
    for (const [path, status] of [
      ['/', 503],
      ['/api/restaurants', 503],
      [`/restaurants/${id}`, 200],
      ['/api/site', 200],
    ] as const) {
      const answer = await site.send(path);
      expect(answer.status, path).toBe(status);
      expect(answer.headers.warning === undefined, path).toBe(status !== 200);
      expect(answer.text).not.toMatch(/\n\s+at |ECONN|postgres|select /i);
      expect(answer.headers['cache-control']).toBe('no-store');
    }
  });
  await expect
    .poll(async () => (await site.send('/readyz')).json(), { timeout: 60_000 })
    .toMatchObject({ jobs: 'ok' });
  await becomes(`/restaurants/${id}`, 200);
  expect((await site.send('/api/restaurants')).status).toBe(200);
}, 240_000);
