import { UNHOSTED_LINKS } from '#cms/links/links-keeper';
import { provideServices } from '#cms/start/services';
import { bodyOf, linkNode } from '#cms/test/body-of';
import { buildStory, createRestaurant, createStory } from '#cms/test/factories';
import { useTestCms } from '#cms/test/use-test-cms';
import { afterAll, beforeAll, expect, it } from 'vitest';

const cms = useTestCms();
const checked: string[] = [];

beforeAll(() =>
  provideServices({
    links: {
      ...UNHOSTED_LINKS,
      requestOwnPage: async (path) => (path === '/restuarants' ? 404 : 200),
      checkSaved: (addresses) => void checked.push(...addresses),
    },
  }),
);
afterAll(() => provideServices({ links: UNHOSTED_LINKS }));

const editor: ReturnType<typeof cms.as> = (...sent) => cms.as('editor')(...sent);
const textWith = (...links: object[]) => bodyOf({ type: 'paragraph', version: 1, children: links });
const storyWith = (fields: object) => buildStory({ body: textWith(linkNode(fields, 'our list')) });

const NO_PAGE = 'The link “our list” leads to /restuarants, and we have no such page.';

it('a story with a link that leads nowhere is saved as a draft, which says so', async () => {
  const draft = { ...storyWith({ url: '/restuarants' }), _status: 'draft' };
  const { status, body } = await editor('POST', '/stories?draft=true', draft);
  expect(status).toBe(201);
  expect((body as { doc: { warnings: string } }).doc.warnings).toBe(NO_PAGE);
});

it.each([
  ['to a path', async () => ({ url: '/restuarants' }), NO_PAGE],
  [
    'to an unpublished place',
    async () => {
      const { id } = await createRestaurant(cms.payload, { _status: 'draft' });
      return { linkType: 'internal', doc: { relationTo: 'restaurants', value: id } };
    },
    'The link “our list” leads to something readers don’t see.',
  ],
])('a link %s is not published unless its writer keeps it', async (_what, fieldsOf, sentence) => {
  const fields = await fieldsOf();
  const answer = await editor('POST', '/stories', storyWith(fields));
  expect(answer.status).toBe(400);
  expect(JSON.stringify(answer.body)).toContain(`${sentence} Mend it, or open the link and tick`);
  await expect(createStory(cms.payload, storyWith(fields))).rejects.toMatchObject({
    data: { errors: [{ path: 'body', message: expect.stringContaining(sentence) }] },
  });
  expect(await editor('POST', '/stories', storyWith({ ...fields, isKept: true }))).toMatchObject({
    status: 201,
  });
});

it('a story may link to itself, and to what readers see', async () => {
  const { id } = await createRestaurant(cms.payload);
  const seen = linkNode({ linkType: 'internal', doc: { relationTo: 'restaurants', value: id } });
  const story = buildStory({ slug: 'about-itself' });
  const own = linkNode({ url: '/local-businesses/about-itself' });
  expect(await editor('POST', '/stories', { ...story, body: textWith(seen, own) })).toMatchObject({
    status: 201,
  });
});

it('what breaks after it was scheduled goes out on time', async () => {
  const draft = { ...storyWith({ url: '/restuarants' }), _status: 'draft' };
  const { body } = await editor('POST', '/stories?draft=true', draft);
  const { id } = (body as { doc: { id: number } }).doc;
  await cms.payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'stories', value: String(id) } } as never,
  });
  await cms.payload.jobs.run({ allQueues: true });
  expect(await cms.payload.findByID({ collection: 'stories', id })).toMatchObject({ _status: 'published' });
});

it('links to other sites are checked in the background, and broken ones are named from then on', async () => {
  const address = 'https://gone.test.org/menu';
  const story = await createStory(cms.payload, storyWith({ url: address }));
  expect(checked).toContain(address);
  await cms.payload.db.pool.query(
    `insert into link_checks (address, state, problem) values ($1, 'broken', 'There is no such page (404).')`,
    [address],
  );
  const { body } = await editor('GET', `/stories/${story.id}`);
  expect((body as { warnings: string }).warnings).toBe(
    `The link to ${address}: There is no such page (404).`,
  );
});

it('a new button of the home page leads somewhere, unless its writer keeps it', async () => {
  const home = (notice: object) => ({
    sections: [
      {
        blockType: 'notice',
        heading: 'The winter list',
        linkLabel: 'Read it',
        linkTo: '/restuarants',
        ...notice,
      },
    ],
  });
  const refused = await editor('POST', '/globals/home', home({}));
  expect(refused.status).toBe(400);
  expect(JSON.stringify(refused.body)).toContain(
    'The button leads to /restuarants, and we have no such page.',
  );
  expect(await editor('POST', '/globals/home', home({ isKept: true }))).toMatchObject({ status: 200 });
  expect(await editor('POST', '/globals/home', home({ heading: 'The summer list' }))).toMatchObject({
    status: 200,
  });
});
