import { sql } from '@payloadcms/db-postgres';
import { runSql } from '#cms/queries/run-sql';
import { symlink } from 'node:fs/promises';
import path from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { callRest, signInToRest } from '../test/call-rest.ts';
import { createAdmin } from '../test/factories.ts';
import { useTestCms } from '../test/use-test-cms.ts';
import { buildPicture } from '../test/pictures.ts';

const cms = useTestCms();
let token: string;

beforeAll(async () => {
  await createAdmin(cms.payload, ['admin'], 'keeper');
  token = await signInToRest(cms.config, { username: 'keeper' });
});

it.each([
  ['53100', 'The disk is full, so we didn’t save this. Make room, and save again.'],
  ['57P01', 'Our database stopped answering, so we may not have saved this. Check before you try again.'],
])('a save that the database refuses with %s is not lost, and says what to do', async (code, message) => {
  const author = await cms.payload.create({ collection: 'authors', data: { name: `Ann ${code}`, slug: '' } });
  const rename = (name: string) =>
    callRest(cms.config, { method: 'PATCH', path: `/authors/${author.id}`, token, body: { name } });
  await runSql(
    cms.payload,
    sql.raw(`create function refuse_write() returns trigger language plpgsql as
      $$ begin raise exception 'could not extend file' using errcode = '${code}'; end $$;
      create trigger refuse_write before update on authors execute function refuse_write()`),
  );
  try {
    expect(await rename('Bea')).toMatchObject({ status: 503, body: { errors: [{ message }] } });
  } finally {
    await runSql(cms.payload, sql`drop function refuse_write cascade`);
  }
  expect((await rename('Bea')).status).toBe(200);
});

it('a picture that finds no room is to be sent again', async () => {
  const send = async (name: string) => {
    const form = new FormData();
    form.set('file', new File([new Uint8Array(await buildPicture())], name, { type: 'image/png' }));
    form.set('_payload', JSON.stringify({ alt: 'A crab' }));
    return callRest(cms.config, { method: 'POST', path: '/media', token, body: form });
  };
  expect((await send('clam.png')).status).toBe(201);
  // Nothing can be written there.
  await symlink('/nowhere/crab.webp', path.join(cms.database.dataDir, 'media', 'crab.webp'));
  const message = 'We couldn’t store the file. If the disk is full, make room, and send it again.';
  expect(await send('crab.png')).toMatchObject({ status: 503, body: { errors: [{ message }] } });
  expect((await send('oyster.png')).status).toBe(201);
});
