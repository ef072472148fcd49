import { cityDay } from '#domain/calendar/city-time';
import { storedDay } from '#domain/calendar/stored-day';
import { bodyOf, linkNode } from '#cms/test/body-of';
import { buildStory } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { expect, it } from 'vitest';

const cms = useTestCms();
const editor: ReturnType<typeof cms.as> = (...sent) => cms.as('editor')(...sent);

async function draftOf(change: object = {}): Promise<number> {
  const { publishDate: _none, ...story } = buildStory(change);
  const { body } = await editor('POST', '/stories?draft=true', { ...story, ...change, _status: 'draft' });
  return (body as { doc: { id: number } }).doc.id;
}
const storyOf = (id: number) => cms.payload.findByID({ collection: 'stories', id, draft: true });

it('a story bears the day it goes live, unless its date was set by hand', async () => {
  const id = await draftOf();
  expect((await storyOf(id)).publishDate).toBeFalsy();
  expect(await editor('PATCH', `/stories/${id}`, { _status: 'published' })).toMatchObject({ status: 200 });
  expect(storedDay((await storyOf(id)).publishDate ?? '')).toBe(cityDay(new Date()));
  const dated = await draftOf({ publishDate: '2026-03-01T12:00:00.000Z' });
  await editor('PATCH', `/stories/${dated}`, { _status: 'published' });
  expect(storedDay((await storyOf(dated)).publishDate ?? '')).toBe('2026-03-01');
});

it.each([
  ['Where to Eat, Late!', 'where-to-eat-late'],
  ['press/2026', 'press-2026'],
  ['Café & Crêperie', 'cafe-creperie'],
])('a typed address %j becomes %j', async (typed, slug) => {
  expect(await storyOf(await draftOf({ slug: typed }))).toMatchObject({ slug });
});

const schedule = (id: number, day: string, action = 'publish') =>
  editor('POST', '/contract/api/desk/schedule', { collection: 'stories', id, action, day, time: '08:00' });

it('is scheduled by the city’s clock, and readers see nothing before', async () => {
  const id = await draftOf();
  expect((await schedule(id, '2031-07-04')).status).toBe(204);
  const { body } = await editor('GET', '/contract/api/desk/schedule');
  const path = `/cms/collections/stories/${id}`;
  const entries = (body as { entries: { path: string }[] }).entries.filter((entry) => entry.path === path);
  expect(entries).toMatchObject([{ day: '2031-07-04', time: '08:00', at: '2031-07-04T12:00:00.000Z' }]);
  expect(await storyOf(id)).toMatchObject({ _status: 'draft' });
  expect((await storyOf(id)).publishDate).toBeFalsy();
});

it('is not scheduled when it could not go live as it is, or for a time that has passed', async () => {
  const dead = linkNode(
    { linkType: 'internal', doc: { relationTo: 'stories', value: 999_999 } },
    'an old story',
  );
  const body = bodyOf({ type: 'paragraph', version: 1, children: [dead] });
  const refused = await schedule(await draftOf({ body }), '2031-07-04');
  expect(refused).toMatchObject({ status: 400 });
  expect(String(refused.body)).toContain('The link “an old story” leads to something readers don’t see.');
  const late = await schedule(await draftOf(), '2020-07-04');
  expect(late).toMatchObject({ status: 400, body: expect.stringContaining('That time has passed') });
});
