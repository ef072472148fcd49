import { createServer, type Server } from 'node:net';
import { handleEndpoints } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sql } from '@payloadcms/db-postgres';
import { createRestaurant } from '../test/factories.ts';
import { runSql } from '#cms/queries/run-sql';
import { listen } from '../test/listen.ts';
import { openTestCms, TEST_SITE_URL, type TestCms } from '../test/open-test-cms.ts';
import { buildPicture } from '../test/pictures.ts';

let silent: Server;
let cms: TestCms;

beforeAll(async () => {
  // It accepts connections and never responds.
  silent = createServer((socket) => socket.on('error', () => undefined));
  const port = await listen(silent);
  cms = await openTestCms('none', {
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_ACCESS_KEY_ID: 'key-for-tests',
    S3_SECRET_ACCESS_KEY: 'secret-for-tests',
  });
  // Access to a place's photo is checked on its record.
  const { id } = await createRestaurant(cms.payload);
  await runSql(
    cms.payload,
    sql`insert into place_photos (restaurant_id, filename, mime_type) values (${id}, 'crab.webp', 'image/webp') returning id`,
  );
});
afterAll(async () => {
  silent.close();
  await cms.close();
});

const WAYS = [
  { way: 'frozen', lose: () => undefined },
  { way: 'gone', lose: () => silent.close() },
];

describe.each(WAYS)('while the picture store is $way', { timeout: 60_000 }, ({ lose }) => {
  beforeAll(lose);

  it.each(['media', 'ad-images', 'place-photos'])(
    'a picture of %s is to be asked for again, in one sentence',
    async (slug) => {
      const request = new Request(`${TEST_SITE_URL}/cms/api/${slug}/file/crab.webp`);
      const answer = await handleEndpoints({ config: cms.config, request });
      expect(answer.status).toBe(503);
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expect(await answer.text()).toBe('We can’t reach our pictures right now. Try again in a minute.');
    },
  );

  it('a new picture is refused, leaving nothing behind', async () => {
    const file = { data: await buildPicture(), name: 'a.png', mimetype: 'image/png', size: 1 };
    await expect(cms.payload.create({ collection: 'ad-images', data: {}, file })).rejects.toMatchObject({
      status: 503,
      message: expect.stringMatching(/^We can’t store pictures right now, so we didn’t save this\./),
    });
    expect((await cms.payload.count({ collection: 'ad-images' })).totalDocs).toBe(0);
  });
});
