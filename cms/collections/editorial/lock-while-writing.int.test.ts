import { callRest, signInToRest } from '#cms/test/call-rest';
import { createAdmin } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { beforeAll, expect, it } from 'vitest';

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

it('the lock shows the name of its holder', async () => {
  const { username } = ana;
  const { docs } = await cms.payload.find({ collection: 'payload-locked-documents', depth: 1 });
  expect(docs.map(({ user }) => user.value)).toContainEqual(expect.objectContaining({ email: username }));
});
