import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { handleEndpoints } from 'payload';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openObjectStore, type ObjectStore } from '../test/object-store.ts';
import { openTestCms, TEST_SITE_URL, type TestCms } from '../test/open-test-cms.ts';
import { buildPicture } from '../test/pictures.ts';

let store: ObjectStore;
let cms: TestCms;

beforeAll(async () => {
  store = await openObjectStore('key-for-tests');
  cms = await openTestCms('none', {
    S3_BUCKET: 'pictures',
    S3_ENDPOINT: store.url,
    S3_ACCESS_KEY_ID: 'key-for-tests',
    S3_SECRET_ACCESS_KEY: 'secret-for-tests',
  });
});
afterAll(async () => {
  await cms.close();
  await store.close();
});

it.each([
  ['ad-images', {}],
  ['media', { alt: 'A picture' }],
] as const)(
  'pictures of %s live in the store: written, read and deleted there, and not on this machine',
  async (collection, data) => {
    const file = { data: await buildPicture(), name: 'a.png', mimetype: 'image/png', size: 1 };
    const doc = await cms.payload.create({ collection, data, file });
    const keys = [...store.objects.keys()];
    expect(keys).toContain(`pictures/${doc.filename}`);
    expect(keys.length).toBeGreaterThan(1);
    expect(await readdir(join(cms.database.dataDir, collection)).catch(() => [])).toEqual([]);

    const url = `${TEST_SITE_URL}/cms/api/${collection}/file/${doc.filename}`;
    const answer = await handleEndpoints({ config: cms.config, request: new Request(url) });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(970);

    await cms.payload.delete({ collection, id: doc.id });
    expect([...store.objects.keys()]).toEqual([]);
    expect(store.unsigned).toEqual([]);
  },
);
