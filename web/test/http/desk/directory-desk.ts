import type { HomePage } from '#contract/pages';
import { TEST_ADMIN } from '#cms/test/create-test-database';
import { createRestaurant } from '#cms/test/factories';
import type { AdminRole } from '#domain/people/staff-roles';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { site } from '../site/empty-site.ts';
import { signInStaff } from '../site/staff.ts';
import type { Visitor } from '../site/visitor.ts';

/** Submissions by readers, and what editors write about lists, hours, and the home page. */

const PROPOSAL = {
  name: 'Crab & Anchor',
  description: 'Steamed crabs by the dozen.',
  category: 'Seafood',
  address: '1 Thames St',
  neighborhood: 'Fells Point',
  website: '',
  phone: '(410) 555-0100',
  imageUrl: 'https://crab.example/front.jpg',
  priceRange: '$$',
  elapsedMs: 9_000,
};
const REPORT = { kind: 'hours', text: 'Closed on Mondays now.', elapsedMs: 9_000 };

const signedIn = (role: AdminRole) => signInStaff(site, [role]);

const docsSchema = z.object({ docs: z.array(z.looseObject({ id: z.number() })) });

async function findDocs(visitor: Visitor, path: string) {
  const answer = await visitor.get(path);
  expect(answer.status, answer.text).toBe(200);
  return docsSchema.parse(answer.json()).docs;
}

const propose = (body: object) => site.visitor().call('POST', '/api/restaurants/submissions', body);
const submissions = async () =>
  (
    await site.cms.payload.find({
      collection: 'restaurants',
      where: { source: { equals: 'submission' } },
      draft: true,
      limit: 0,
    })
  ).docs;

describe('a proposed restaurant', () => {
  it('waits as a draft for data staff, and no reader sees it', async () => {
    const answer = await propose({
      ...PROPOSAL,
      latitude: 39.28,
      longitude: -76.59,
      rating: 5,
      reviewCount: 9,
    });
    expect(answer.status, answer.text).toBe(201);
    const [doc, ...others] = await submissions();
    expect(others).toEqual([]);
    expect(doc).toMatchObject({
      name: 'Crab & Anchor',
      _status: 'draft',
      source: 'submission',
      latitude: 39.28,
      website: null,
    });
    // Submitters can't rate their own place.
    expect([doc?.rating ?? null, doc?.reviewCount ?? null]).toEqual([null, null]);

    expect((await site.send(`/restaurants/${doc?.id}`)).status).toBe(404);
    expect((await site.send(`/api/restaurants/${doc?.id}`)).status).toBe(404);
    for (const path of [
      '/api/restaurants',
      '/',
      '/sitemap-restaurants.xml',
      '/cms/api/restaurants?draft=true',
    ]) {
      expect((await site.send(path)).text, path).not.toContain('Crab &');
    }
    const data = await signedIn('data');
    const drafts = await findDocs(data, '/cms/api/restaurants?draft=true&where[source][equals]=submission');
    expect(drafts.map(({ id }) => id)).toEqual([doc?.id]);
  });

  it('keeps unknown coordinates unknown', async () => {
    await propose({ ...PROPOSAL, name: 'Nowhere Yet' });
    const doc = (await submissions()).find(({ name }) => name === 'Nowhere Yet');
    expect([doc?.latitude ?? null, doc?.longitude ?? null]).toEqual([null, null]);
  });

  it('of a robot is confirmed and discarded', async () => {
    const before = await submissions();
    const answer = await propose({ ...PROPOSAL, leaveEmpty: 'https://pills.example' });
    expect(answer.status).toBe(201);
    expect(await submissions()).toHaveLength(before.length);
  });

  it('goes to another form if the settings name one', async () => {
    const admin = site.visitor();
    await admin.call('POST', '/api/admin/login', TEST_ADMIN);
    const address = 'https://forms.example/add-a-place';
    const changed = await admin.call('POST', '/cms/api/globals/site-settings', {
      submitRestaurantUrl: address,
    });
    expect(changed.status, changed.text).toBe(200);
    const page = await site.send('/submit-restaurant');
    expect([page.status, page.headers.location]).toEqual([302, address]);
    expect((await site.send('/faq')).text).toContain(`href="${address}"`);
    await admin.call('POST', '/cms/api/globals/site-settings', { submitRestaurantUrl: '' });
    expect((await site.send('/submit-restaurant')).status).toBe(200);
  });
});

describe('a report about a place', () => {
  it('is visible only to data staff', async () => {
    const { id } = await createRestaurant(site.cms.payload);
    const answer = await site.visitor().call('POST', `/api/restaurants/${id}/reports`, REPORT);
    expect(answer.status, answer.text).toBe(201);
    const [report] = await findDocs(
      await signedIn('data'),
      `/cms/api/problem-reports?where[restaurant][equals]=${id}&depth=0`,
    );
    expect(report).toMatchObject({
      restaurant: id,
      kind: 'hours',
      text: 'Closed on Mondays now.',
      state: 'new',
    });
    for (const visitor of [site.visitor(), await signedIn('editor'), await signedIn('ads')]) {
      expect((await visitor.get('/cms/api/problem-reports')).status).toBe(403);
    }
  });

  it('is refused while 25 are unread, and accepted again afterward', async () => {
    const { id } = await createRestaurant(site.cms.payload);
    const send = () => site.visitor().call('POST', `/api/restaurants/${id}/reports`, REPORT);
    for (let sent = 0; sent < 25; sent += 1) expect((await send()).status).toBe(201);
    expect((await send()).status).toBe(429);
    const where = { restaurant: { equals: id } };
    await site.cms.payload.update({ collection: 'problem-reports', where, data: { state: 'done' } });
    expect((await send()).status).toBe(201);
  });

  it('does not prevent its place from being deleted', async () => {
    const { id } = await createRestaurant(site.cms.payload);
    await site.visitor().call('POST', `/api/restaurants/${id}/reports`, REPORT);
    const data = await signedIn('data');
    expect((await data.call('DELETE', `/cms/api/restaurants/${id}`)).status).toBe(200);
  });
});

describe('an editor’s text about a list', () => {
  it.each([
    ['cuisine', 'Old Line Diner', '/cuisines/old-line-diner', { category: 'Old Line Diner' }],
    [
      'neighborhood',
      'Ridgely’s Delight',
      '/neighborhoods/ridgely%E2%80%99s-delight',
      { neighborhood: 'Ridgely’s Delight' },
    ],
  ])(
    'of a %s leads its page at once, and the facts stand below the list',
    async (kind, name, path, place) => {
      await createRestaurant(site.cms.payload, place);
      await site.hears();
      const editor = await signedIn('editor');
      expect((await site.send(path)).text).toContain('We list 1 ');
      const text = 'Written by hand.\n\nIn two paragraphs.';
      const collection = kind === 'cuisine' ? 'cuisines' : 'neighborhoods';
      const { docs } = await site.cms.payload.find({ collection, where: { name: { equals: name } } });
      const record = `/cms/api/${collection}/${docs[0]?.id}`;
      const written = await editor.call('PATCH', record, {
        intro: text,
        name: 'Taken',
        aliases: ['Taken too'],
      });
      expect(written.status, written.text).toBe(200);
      // Only data staff may rename a list.
      expect(JSON.parse(written.text).doc).toMatchObject({ name, aliases: [] });
      const page = (await site.send(path)).text;
      expect(page).toContain('>Written by hand. In two paragraphs.</p>');
      const list = page.slice(page.indexOf('<main'));
      const about = list.indexOf('id="about"');
      expect(list.slice(0, about)).not.toContain('We list 1 ');
      expect(list.slice(about)).toContain('We list 1 ');
      expect(list.slice(about)).toContain('Nobody can buy a spot on the list');
    },
  );
});

describe('special days', () => {
  it('reach the page of a place by their date in the city, one day for two spans', async () => {
    const { id } = await createRestaurant(site.cms.payload, {
      hoursKnown: true,
      openingHours: [{ day: 'fri', opens: '11:00', closes: '22:00' }],
      specialHours: [
        { date: '2026-12-25T12:00:00.000Z' },
        { date: '2026-12-24T12:00:00.000Z', opens: '11:00', closes: '14:00' },
        { date: '2026-12-24T12:00:00.000Z', opens: '17:00', closes: '20:00' },
      ],
    });
    const place = (await site.send(`/api/restaurants/${id}`)).json();
    expect(place).toMatchObject({
      specialHours: [
        {
          date: '2026-12-24',
          spans: [
            { opens: '11:00', closes: '14:00' },
            { opens: '17:00', closes: '20:00' },
          ],
        },
        { date: '2026-12-25', spans: [] },
      ],
    });
    const page = (await site.send(`/restaurants/${id}`)).text;
    expect(page).toContain('December 25');
    expect(page).toContain('specialOpeningHoursSpecification');
    // The page is cached for all hours of the day, so it must not depend on the time.
    expect(page).not.toMatch(/>Open until|>Opens /);
  });
});

describe('the home page of a fresh database', () => {
  it('has no stories, six questions, and reflects editors’ changes', async () => {
    const home = (await site.send('/api/pages/home')).json() as HomePage;
    expect(home.sections.map(({ kind }) => kind)).toEqual([
      'partners',
      'cuisines',
      'neighborhoods',
      'questions',
    ]);
    expect(home.questions).toHaveLength(6);
    await site.send('/faq');
    const editor = await signedIn('editor');
    const changed = await editor.call('POST', '/cms/api/globals/home', {
      faq: [{ question: 'Is there crab?', answer: 'There is.' }],
    });
    expect(changed.status, changed.text).toBe(200);
    for (const path of ['/', '/faq']) {
      const { text } = await site.send(path);
      expect(text).toContain('Is there crab?');
      expect(text).not.toContain(home.questions[0]?.question);
    }
  });
});

describe('sitemaps and robots', () => {
  it('reflect a change at once, with its time', async () => {
    const { id, updatedAt } = await createRestaurant(site.cms.payload);
    await site.hears();
    const entry = (xml: string) =>
      xml.match(new RegExp(`/restaurants/${id}</loc><lastmod>([^<]*)</lastmod>`))?.[1];
    expect(entry((await site.send('/sitemap-restaurants.xml')).text)).toBe(updatedAt);
    const data = await signedIn('data');
    await data.call('PATCH', `/cms/api/restaurants/${id}`, { description: 'Now with a terrace and a cat.' });
    const after = entry((await site.send('/sitemap-restaurants.xml')).text) ?? '';
    expect(after > updatedAt).toBe(true);
    await data.call('PATCH', `/cms/api/restaurants/${id}`, { status: 'closed' });
    expect(entry((await site.send('/sitemap-restaurants.xml')).text)).toBeUndefined();
  });

  it('are XML and text that can be cached and revalidated', async () => {
    for (const [path, type] of [
      ['/sitemap.xml', 'application/xml; charset=utf-8'],
      ['/sitemap-pages.xml', 'application/xml; charset=utf-8'],
      ['/robots.txt', 'text/plain; charset=utf-8'],
    ] as const) {
      const { status, headers } = await site.send(path);
      expect([status, headers['content-type']]).toEqual([200, type]);
      const again = await site.send({ path, headers: { 'if-none-match': headers.etag ?? '' } });
      expect(again.status, path).toBe(304);
    }
    for (const path of ['/sitemap-recipes.xml', '/sitemap-restaurants-2.xml', '/sitemap-pages-0.xml']) {
      expect((await site.send(path)).status, path).toBe(404);
    }
  });
});
