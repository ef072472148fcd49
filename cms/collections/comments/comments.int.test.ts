import { callContract, callRest, signInToRest } from '#cms/test/call-rest';
import { createAdmin } from '#cms/test/factories';
import { openTestCms, type TestCms } from '#cms/test/open-test-cms';
import type { Comment, Story } from '#cms/payload-types';
import { afterAll, beforeAll, expect, it } from 'vitest';

let cms: TestCms;
let ana: { id: number; username?: string | null };
let anas: string;
let bens: string;
beforeAll(async () => {
  cms = await openTestCms();
  const tokenOf = ({ username }: typeof ana) => signInToRest(cms.config, { username: username ?? '' });
  ana = await createAdmin(cms.payload, ['editor']);
  anas = await tokenOf(ana);
  bens = await tokenOf(await createAdmin(cms.payload, ['editor']));
});
afterAll(() => cms.close());

async function createStory(slug: string): Promise<Story> {
  const text = { type: 'text', version: 1, text: 'He parks before dawn.' };
  const paragraph = { type: 'paragraph', version: 1, children: [text] };
  return cms.payload.create({
    collection: 'stories',
    data: {
      title: `Story ${slug}`,
      slug,
      description: 'Two sentences. For cards.',
      category: 'Restaurant Spotlight',
      publishDate: '2026-11-01T12:00:00.000Z',
      body: {
        root: { type: 'root', direction: null, format: '', indent: 0, version: 1, children: [paragraph] },
      },
      owner: ana.id,
      _status: 'published',
    },
  });
}

const send = (token: string, method: 'POST' | 'PATCH' | 'DELETE', path: string, body?: object) =>
  callRest(cms.config, { method, path: `/comments${path}`, token, ...(body && { body }) });

async function comment(token: string, story: Story, more: object = {}): Promise<Comment> {
  const about = { document: { relationTo: 'stories', value: story.id }, quote: 'before dawn' };
  const { status, body } = await send(token, 'POST', '', { ...about, text: 'Says who?', ...more });
  expect(status).toBe(201);
  return (body as { doc: Comment }).doc;
}

async function stored(id: number): Promise<Comment | null> {
  return cms.payload.findByID({ collection: 'comments', id, depth: 0, disableErrors: true });
}

it('records its author and can’t be edited', async () => {
  const story = await createStory('commented');
  const { id } = await comment(anas, story, { author: 1 });
  await send(bens, 'PATCH', `/${id}`, { text: 'All good.', quote: '', author: null, isResolved: true });
  expect(await stored(id)).toMatchObject({
    author: ana.id,
    text: 'Says who?',
    quote: 'before dawn',
    isResolved: true,
  });
});

it('can be deleted by its author', async () => {
  const { id } = await comment(anas, await createStory('taken-back'));
  expect((await send(bens, 'DELETE', `/${id}`)).status).toBe(403);
  expect(await stored(id)).not.toBeNull();
  expect((await send(anas, 'DELETE', `/${id}`)).status).toBe(200);
  expect(await stored(id)).toBeNull();
});

it('is visible to staff only, as is the owner of a story', async () => {
  await comment(anas, await createStory('on-the-site'));
  const { status, body } = await callContract(cms.config, '/api/pages/stories/on-the-site');
  expect(status).toBe(200);
  expect(JSON.stringify(body)).not.toMatch(new RegExp(`Says who|owner|${ana.username}`));
});

it('is deleted with its document only', async () => {
  const [gone, other] = [await createStory('gone'), await createStory('other')];
  const [mine, others] = [await comment(anas, gone), await comment(anas, other)];
  await cms.payload.delete({ collection: 'stories', id: gone.id });
  expect(await stored(mine.id)).toBeNull();
  expect(await stored(others.id)).not.toBeNull();
});
