import type { HomePage, HomeSection } from '#contract/pages';
import { createRestaurant, createStory } from '#cms/test/factories';
import { findHiddenPicks, type HiddenPick } from '#cms/queries/home-picks';
import { signPreview } from '#cms/access/preview-token';
import { service } from '#cms/start/services';
import { useTestCms } from '#cms/test/use-test-cms';
import { presentHoliday } from '#cms/presenters/home';
import { findComingHoliday } from '#cms/queries/special-hours';
import { dateAfter } from '#domain/calendar/calendar-date';
import { cityDay } from '#domain/calendar/city-time';
import { nextHolidays } from '#domain/calendar/holidays';
import { toStoredDay } from '#domain/calendar/stored-day';
import { describe, expect, it } from 'vitest';

const cms = useTestCms();

const storyOf = (title: string, publishDate: string, _status: 'draft' | 'published' = 'published') =>
  createStory(cms.payload, { title, slug: title.toLowerCase().replaceAll(' ', '-'), publishDate, _status });

const save = (sections: object[]) => cms.as('editor')('POST', '/globals/home', { sections });

async function sectionsOf(): Promise<HomeSection[]> {
  const { body } = await cms.as()('GET', '/contract/api/pages/home');
  return (body as HomePage).sections;
}

async function hiddenPicks(): Promise<HiddenPick[]> {
  return findHiddenPicks(cms.payload, await cms.payload.findGlobal({ slug: 'home', depth: 0 }));
}

async function homePage(preview?: string): Promise<Partial<HomePage>> {
  const query = preview === undefined ? '' : `?preview=${preview}`;
  const { status, body } = await cms.as()('GET', `/contract/api/pages/home${query}`);
  return status === 200 ? (body as HomePage) : {};
}

const titles = (section: HomeSection | undefined) =>
  section?.kind === 'stories' || section?.kind === 'guides'
    ? section.teasers.map(({ title }) => title)
    : section?.kind === 'places'
      ? section.restaurants.map(({ name }) => name)
      : [];

describe('stories on the home page', () => {
  it('are the newest ones, updated when stories are published or taken down', async () => {
    await storyOf('First Pie', '2026-03-01T12:00:00.000Z');
    await storyOf('Second Pie', '2026-03-02T12:00:00.000Z');
    await save([{ blockType: 'stories', heading: 'News', choice: 'newest', limit: 2 }]);
    expect(titles((await sectionsOf())[0])).toEqual(['Second Pie', 'First Pie']);
    const third = await storyOf('Third Pie', '2026-03-03T12:00:00.000Z');
    expect(titles((await sectionsOf())[0])).toEqual(['Third Pie', 'Second Pie']);
    await cms.payload.update({ collection: 'stories', id: third.id, data: { _status: 'draft' } });
    expect(titles((await sectionsOf())[0])).toEqual(['Second Pie', 'First Pie']);
  });

  it('picked by hand appear in the order of the picks, with their current titles', async () => {
    const [one, two] = [
      await storyOf('Old Crab', '2026-01-01T12:00:00.000Z'),
      await storyOf('New Crab', '2026-02-01T12:00:00.000Z'),
    ];
    await save([{ blockType: 'stories', heading: 'Crab', choice: 'picked', picks: [one.id, two.id] }]);
    await cms.payload.update({ collection: 'stories', id: one.id, data: { title: 'Older Crab' } });
    expect((await sectionsOf())[0]).toMatchObject({
      heading: 'Crab',
      teasers: [
        {
          title: 'Older Crab',
          path: '/local-businesses/old-crab',
          note: 'January 1, 2026\u00A0· 1 min read',
        },
        { title: 'New Crab' },
      ],
    });
  });
});

it('unpublished picks are omitted and reported to editors until published', async () => {
  const shown = await storyOf('Shown', '2026-04-01T12:00:00.000Z');
  const waiting = await storyOf('Waiting', '2026-04-02T12:00:00.000Z', 'draft');
  await save([
    { blockType: 'stories', heading: 'News', choice: 'picked', picks: [waiting.id, shown.id] },
    { blockType: 'quiz' },
  ]);
  expect(titles((await sectionsOf())[0])).toEqual(['Shown']);
  const path = `/cms/collections/stories/${waiting.id}`;
  expect(await hiddenPicks()).toEqual([{ section: 'News', title: 'Waiting', path }]);

  await cms.payload.update({ collection: 'stories', id: waiting.id, data: { _status: 'published' } });
  expect(titles((await sectionsOf())[0])).toEqual(['Waiting', 'Shown']);
  expect(await hiddenPicks()).toEqual([]);
});

it('editors hear that what they chose to lead the page is unpublished, or closed since', async () => {
  const place = await createRestaurant(cms.payload, { name: 'Lantern Room' });
  const story = await storyOf('Lantern Story', '2026-04-01T12:00:00.000Z');
  const leads = (relationTo: string, value: number) =>
    cms.as('editor')('POST', '/globals/home', { sections: [], lead: { relationTo, value } });
  const section = 'What leads the page';
  await leads('restaurants', place.id);
  expect(await hiddenPicks()).toEqual([]);
  await cms.payload.update({ collection: 'restaurants', id: place.id, data: { status: 'closed' } });
  expect(await hiddenPicks()).toEqual([
    { section, title: 'Lantern Room', path: `/cms/collections/restaurants/${place.id}` },
  ]);
  await leads('stories', story.id);
  expect(await hiddenPicks()).toEqual([]);
  await cms.payload.update({ collection: 'stories', id: story.id, data: { _status: 'draft' } });
  expect(await hiddenPicks()).toEqual([
    { section, title: 'Lantern Story', path: `/cms/collections/stories/${story.id}` },
  ]);
  await cms.as('editor')('POST', '/globals/home', { sections: [], lead: null });
});

it('a section whose picks are gone is omitted and reported to editors', async () => {
  const place = await createRestaurant(cms.payload, { name: 'Half a Shell' });
  const guide = await cms.payload.create({
    collection: 'guides',
    data: {
      kind: 'article',
      slug: 'crab-night',
      title: 'Crab Night',
      heading: 'Crab Night',
      _status: 'published',
    },
  } as never);
  await save([
    { blockType: 'places', heading: 'Our Picks', picks: [place.id] },
    { blockType: 'guides', heading: 'Guides', picks: [guide.id] },
    { blockType: 'questions' },
  ]);
  expect((await sectionsOf()).map(titles)).toEqual([['Half a Shell'], ['Crab Night'], []]);

  await cms.payload.update({ collection: 'restaurants', id: place.id, data: { status: 'closed' } });
  await cms.payload.delete({ collection: 'guides', id: guide.id });
  expect((await sectionsOf()).map(({ kind }) => kind)).toEqual(['questions']);
  expect(await hiddenPicks()).toEqual([
    { section: 'Our Picks', title: 'Half a Shell', path: `/cms/collections/restaurants/${place.id}` },
    { section: 'Our Picks', title: null, path: '/cms/globals/home' },
    { section: 'Guides', title: null, path: '/cms/globals/home' },
  ]);
});

it('a section of places without picks shows what opened lately, newest first; of the last 90 days it is new', async () => {
  const today = cityDay(new Date());
  const opened = (name: string, openedOn: string, rest: object = {}) =>
    createRestaurant(cms.payload, { name, openedOn, ...rest });
  await opened('Last Month', dateAfter(today, -30));
  await opened('Last Week', dateAfter(today, -7));
  await opened('In Summer', dateAfter(today, -100));
  await opened('Long Ago', dateAfter(today, -200));
  await opened('Shut Again', dateAfter(today, -3), { status: 'temporarily-closed' });
  await save([{ blockType: 'places', heading: 'Just Opened', picks: [] }]);
  const [section] = await sectionsOf();
  expect(section).toMatchObject({
    restaurants: [
      { name: 'Last Week', isNew: true },
      { name: 'Last Month', isNew: true },
      { name: 'In Summer', isNew: false },
    ],
  });
  expect(await hiddenPicks()).toEqual([]);
});

it('a holiday within a week leads to the places whose hours of the day are known', async () => {
  const [holiday] = nextHolidays(cityDay(new Date()));
  if (!holiday) throw new Error('The city has no holidays');
  const { date, name } = holiday;
  const special = (opens: string | null, closes: string | null) =>
    createRestaurant(cms.payload, {
      hoursKnown: true,
      openingHours: [],
      specialHours: [{ date: toStoredDay(date), opens, closes }],
    });
  await special('11:00', '15:00');
  await special(null, null);
  expect(await findComingHoliday(cms.payload, date)).toEqual({ name, count: 1 });
  expect(await findComingHoliday(cms.payload, dateAfter(date, -7))).toEqual({ name, count: 1 });
  expect((await findComingHoliday(cms.payload, dateAfter(date, -8)))?.name).not.toBe(name);
  expect(presentHoliday({ name: 'Thanksgiving', count: 1 })).toMatchObject({
    heading: 'Open on Thanksgiving',
    text: expect.stringContaining('One place has told us its hours'),
    link: { to: '/?q=open%20on%20Thanksgiving' },
  });
});

it('the quiz, the newsletter and a notice have their own texts and links', async () => {
  await save([
    { blockType: 'quiz' },
    { blockType: 'newsletter', heading: 'Mail', text: '' },
    {
      blockType: 'notice',
      heading: 'Restaurant Week',
      text: 'It is on.',
      linkLabel: 'See who',
      linkTo: '/awards',
    },
    { blockType: 'notice', heading: 'Closed today' },
  ]);
  expect(await sectionsOf()).toMatchObject([
    { kind: 'band', heading: 'Not Sure Where to Eat?', link: { label: 'Take the Quiz', to: '/quiz' } },
    { kind: 'band', heading: 'Mail', text: null, link: { label: 'Get the Newsletter' } },
    { kind: 'band', text: 'It is on.', link: { label: 'See who', to: '/awards' } },
    { kind: 'band', heading: 'Closed today', link: null },
  ]);
});

it('the questions can be on the page only once', async () => {
  const { status, body } = await save([{ blockType: 'questions' }, { blockType: 'questions' }]);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain('“Frequently Asked Questions” can be on the page once.');
});

it('a draft of the home page is seen by a signed link alone, until it is published', async () => {
  const unedited = await homePage();
  expect(unedited).not.toHaveProperty('headline');
  expect(unedited).not.toHaveProperty('picture');
  expect(unedited).not.toHaveProperty('isPreview');

  const hero = { headline: '{count} places to eat now', subtitle: 'Bring a fork' };
  const edit = (path: string, body: object) => cms.as('editor')('POST', `/globals/home${path}`, body);
  await edit('?draft=true', { ...hero, _status: 'draft' });
  expect(await homePage()).toEqual(unedited);
  const token = (id: number, now = Date.now()) =>
    signPreview(service('runtime').payloadSecret, { collection: 'home', id }, now);
  const shown = { ...hero, headline: `${unedited.count} places to eat now` };
  expect(await homePage(token(1))).toMatchObject({ ...shown, isPreview: true });
  expect(await homePage('forged')).toEqual({});
  expect(await homePage(token(1, 0))).toEqual({});

  await edit('', { ...hero, _status: 'published' });
  expect(await homePage()).toEqual({ ...unedited, ...shown });
});

it('the popup and the giveaway keep what is published, and a preview link shows their draft', async () => {
  const ask = async (path: string) => (await cms.as()('GET', `/contract/api${path}`)).body as object;
  const page = '/pages/win-dinner';
  const [usual, popup] = [await ask(page), await ask('/newsletter/popup')];
  expect(usual).toMatchObject({ heading: 'Win a $100 Dinner' });
  // What readers see of a site where nobody has changed it is no draft.
  expect(await cms.payload.findGlobal({ slug: 'newsletter-texts' })).toMatchObject({ _status: 'published' });
  expect(usual).not.toHaveProperty('popup');

  const draft = { popup: { title: 'Hungry?', button: '' }, giveaway: { heading: 'Dinner’s on us' } };
  const store = (draftly: string, _status: string) =>
    cms.as('editor')('POST', `/globals/newsletter-texts${draftly}`, { ...draft, _status });
  await store('?draft=true', 'draft');
  expect(await ask(page)).toEqual(usual);
  expect(await ask('/newsletter/popup')).toEqual(popup);
  const token = (collection: 'home' | 'newsletter-texts') =>
    signPreview(service('runtime').payloadSecret, { collection, id: 1 }, Date.now());
  expect(await ask(`${page}?preview=${token('newsletter-texts')}`)).toMatchObject({
    heading: 'Dinner’s on us',
    popup: { ...popup, title: 'Hungry?' },
  });
  expect((await cms.as()('GET', `/contract/api${page}?preview=${token('home')}`)).status).toBe(404);

  await store('', 'published');
  expect(await ask(page)).toEqual({ ...usual, heading: 'Dinner’s on us' });
  expect(await ask('/newsletter/popup')).toEqual({ ...popup, title: 'Hungry?' });
  expect((await cms.as('data')('POST', '/globals/newsletter-texts', draft)).status).toBe(403);
});

it('only editors see or change the versions of the home page', async () => {
  expect((await cms.as('data')('GET', '/globals/home/versions')).status).toBe(403);
  expect((await cms.as('data')('POST', '/globals/home?draft=true', { subtitle: 'Mine' })).status).toBe(403);
  expect((await cms.as('editor')('GET', '/globals/home/versions')).status).toBe(200);
});

it('what editors choose leads the page; taken down, or without a choice, it is the best of what is new', async () => {
  const today = cityDay(new Date());
  const lead = async () => (await homePage()).lead?.title;
  const choose = (relationTo: string, value: number) =>
    cms.as('editor')('POST', '/globals/home', { lead: { relationTo, value } });
  const old = await storyOf('Old News', toStoredDay(dateAfter(today, -200)));
  const place = await createRestaurant(cms.payload, {
    name: 'Fair Newcomer',
    openedOn: dateAfter(today, -9),
    rating: 3,
  });
  await createRestaurant(cms.payload, {
    name: 'Good Newcomer',
    openedOn: dateAfter(today, -50),
    rating: 4.8,
  });
  expect(await lead()).toBe('Good Newcomer');
  await save([{ blockType: 'stories', heading: 'News', choice: 'newest', limit: 1 }]);
  const news = await storyOf('Late News', toStoredDay(dateAfter(today, -2)));
  expect(await lead()).toBe('Late News');
  expect(titles((await sectionsOf())[0])).not.toEqual(['Late News']);

  await choose('restaurants', place.id);
  expect((await homePage()).lead).toMatchObject({
    path: `/restaurants/${place.id}`,
    note: expect.stringMatching(/^Opened in .*American.*Canton$/),
    image: { url: `/covers/${place.id}.svg` },
  });
  await cms.payload.update({ collection: 'restaurants', id: place.id, data: { status: 'closed' } });
  expect(await lead()).toBe('Late News');
  await choose('stories', old.id);
  expect(await lead()).toBe('Old News');
  await cms.payload.delete({ collection: 'stories', id: news.id });
});
