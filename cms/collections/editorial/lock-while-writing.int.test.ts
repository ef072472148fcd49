import { bodyOf } from '#cms/test/body-of';
import { callRest, signInToRest } from '#cms/test/call-rest';
import { createAdmin } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { beforeAll, describe, expect, it } from 'vitest';

const cms = useTestCms();
let ana: { id: number; username?: string | null };
let ben: typeof ana;
let anas: string;
let bens: string;
beforeAll(async () => {
  ana = await createAdmin(cms.payload, ['editor']);
  const tokenOf = ({ username }: { username?: string | null }) =>
    signInToRest(cms.config, { username: username ?? '' });
  anas = await tokenOf(ana);
  ben = await createAdmin(cms.payload, ['editor']);
  bens = await tokenOf(ben);
});

const startPage = async (title: string) =>
  (await cms.payload.create({ collection: 'pages', data: { title, _status: 'draft' }, draft: true })).id;

/** As the panel autosaves. */
const answerTo = (token: string, id: number, description: string) =>
  callRest(cms.config, {
    method: 'PATCH',
    path: `/pages/${id}?draft=true&autosave=true`,
    token,
    body: { description, _status: 'draft' },
  });
const write = async (token: string, id: number, description: string) =>
  (await answerTo(token, id, description)).status;

it('a second editor cannot overwrite what is being written, and the first can go on', async () => {
  const id = await startPage('Press');
  expect(await write(anas, id, 'Write to us')).toBe(200);
  expect(await answerTo(bens, id, 'Call us')).toMatchObject({
    status: 423,
    body: { errors: [{ message: 'Somebody else is writing this now.' }] },
  });
  expect(await write(anas, id, 'Write to us about')).toBe(200);
  expect(await write(bens, id, 'Call us')).toBe(423);
  const { totalDocs } = await cms.payload.count({ collection: 'payload-locked-documents' });
  expect(totalDocs).toBe(1);
});

it('a lock expires after two minutes without typing', async () => {
  const id = await startPage('Jobs');
  expect(await write(anas, id, 'We hire')).toBe(200);
  await cms.payload.db.pool.query(
    `update payload_locked_documents set updated_at = now() - interval '121 seconds'`,
  );
  expect(await write(bens, id, 'We hire again')).toBe(200);
  expect(await write(anas, id, 'We hired')).toBe(423);
});

describe.each(['draft', 'published'] as const)(
  'what is refused of a page whose newest version is %s',
  (_status) => {
    it('is kept below that version, and can be restored', async () => {
      const id = await startPage(`Tips, ${_status}`);
      const data = { description: 'Call us', body: bodyOf('Anything.'), _status };
      await cms.payload.update({ collection: 'pages', id, data, draft: _status === 'draft' });
      // Ben takes over.
      await cms.payload.create({
        collection: 'payload-locked-documents',
        data: { document: { relationTo: 'pages', value: id }, user: { relationTo: 'admins', value: ben.id } },
      });
      expect(await write(anas, id, 'Write to us')).toBe(423);

      const open = async () =>
        (await cms.payload.findByID({ collection: 'pages', id, draft: true, depth: 0 })).description;
      expect(await open()).toBe('Call us');
      const { docs } = await cms.payload.findVersions({
        collection: 'pages',
        where: { parent: { equals: id } },
        sort: '-updatedAt',
        depth: 0,
      });
      const [newest, refused] = docs;
      expect(newest).toMatchObject({ latest: true, version: { description: 'Call us' } });
      expect(refused).toMatchObject({
        latest: false,
        version: {
          description: 'Write to us',
          title: `Tips, ${_status}`,
          lastEditedBy: ana.id,
          _status: 'draft',
        },
      });

      expect(await write(bens, id, 'Call us now')).toBe(200);
      expect(await open()).toBe('Call us now');
      const path = `/pages/versions/${refused?.id}`;
      expect((await callRest(cms.config, { method: 'POST', path, token: bens, body: {} })).status).toBe(200);
      expect(await open()).toBe('Write to us');
    });
  },
);

it('the lock shows the name of its holder', async () => {
  const { username } = ana;
  const { docs } = await cms.payload.find({ collection: 'payload-locked-documents', depth: 1 });
  expect(docs.map(({ user }) => user.value)).toContainEqual(expect.objectContaining({ email: username }));
});
