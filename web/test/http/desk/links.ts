import { bodyOf, linkNode } from '#cms/test/body-of';
import { TEST_ADMIN } from '#cms/test/create-test-database';
import { createRestaurant, buildStory } from '#cms/test/factories';
import { ADDRESS_PAYLOADS } from '#cms/test/html-payloads';
import { beforeAll, describe, expect, it } from 'vitest';
import { site } from '../site/empty-site.ts';
import type { Visitor } from '../site/visitor.ts';

let admin: Visitor;

beforeAll(async () => {
  admin = site.visitor();
  await admin.call('POST', '/api/admin/login', TEST_ADMIN);
});

const HOSTILE = [
  ...ADDRESS_PAYLOADS.filter((address) => !address.startsWith('https:')),
  'ftp://example.org/a',
];

const textWith = (url: string) => bodyOf({ type: 'paragraph', version: 1, children: [linkNode({ url })] });

describe('a script, file or invalid URL', () => {
  const settings = [
    'newsletterUrl',
    'advertiseUrl',
    'submitStoryUrl',
    'submitRestaurantUrl',
    'signupEmbedUrl',
  ];
  const forms: [string, string, (url: string) => object][] = [
    ...settings.map((field): (typeof forms)[number] => [
      field,
      '/cms/api/globals/site-settings',
      (url) => ({ [field]: url }),
    ]),
    [
      'notice on the home page',
      '/cms/api/globals/home',
      (linkTo) => ({ sections: [{ blockType: 'notice', heading: 'a', linkLabel: 'b', linkTo }] }),
    ],
    [
      'click address of an ad',
      '/cms/api/ads',
      (clickUrl) => ({ name: 'a', imageUrl: '/favicon.svg', clickUrl }),
    ],
    [
      'link in a story',
      '/cms/api/stories',
      (url) => ({ ...buildStory({ slug: 'a-story' }), body: textWith(url) }),
    ],
  ];
  it.each(forms)('is refused as %s', async (_name, path, sentFor) => {
    for (const url of HOSTILE) {
      const { status, text } = await admin.call('POST', path, sentFor(url));
      expect([url, status, text]).toEqual([url, 400, expect.stringContaining('address')]);
    }
    const { status, text } = await admin.call('POST', path, sentFor('https://example.com/a'));
    expect(status, text).toBeLessThan(300);
  });
});

it('is never rendered as a link, even if already stored', async () => {
  const { id } = await createRestaurant(site.cms.payload);
  const { pool } = site.cms.payload.db;
  const bad = 'javascript:alert(document.cookie)';
  await pool.query(
    `update site_settings set newsletter_url = $1, advertise_url = $1, submit_story_url = $1,
       submit_restaurant_url = $1, signup_embed_url = $1`,
    [bad],
  );
  await pool.query('update home_blocks_notice set link_to = $1', [bad]);
  await pool.query('update ads set click_url = $1', [bad]);
  await pool.query('update restaurants set website = $1, menu_url = $1, reservation_url = $1', [bad]);
  await pool.query('update stories set body = $1', [JSON.stringify(textWith(bad))]);
  const pages = [
    '/',
    '/local-businesses',
    '/local-businesses/a-story',
    '/win-dinner',
    '/faq',
    `/restaurants/${id}`,
    '/submit-restaurant',
  ];
  for (const path of pages) {
    const { status, text, headers } = await site.send(path);
    expect([path, status]).toEqual([path, 200]);
    expect([path, text]).not.toEqual([path, expect.stringMatching(/(?:href|src|action)="\s*javascript:/i)]);
    expect(headers.location ?? '').not.toContain('javascript');
  }
  expect((await site.send('/api/ads')).text).not.toContain('javascript:');
});
