import type { NewsletterIssue } from '#contract/newsletter-issues';
import type { Restaurant } from '#contract/restaurants';
import { expect, it } from 'vitest';
import { addressMail, renderMail } from './render-mail.ts';

const frame = {
  siteUrl: 'https://site.test',
  siteName: 'The Paper & Co',
  tagline: 'Where to eat',
  day: '2026-12-03',
  replyTo: 'desk@site.test',
  closing: null,
  postalAddress: '1 Main St\nBaltimore',
  ad: null,
};
const teaser = {
  path: '/local-businesses/crabs',
  title: 'Crabs <by the bushel>',
  summary: 'Heavy, and "cheap".',
  note: 'December 1',
  image: { url: '/cms/api/media/file/crabs-640x480.webp', alt: 'A crab', width: 640, height: 480 },
  coverCuisine: 'Seafood',
};
const issue: NewsletterIssue = {
  id: 1,
  slug: 'crabs',
  subject: 'Crabs & kings',
  preheader: 'Inside',
  intro: [{ kind: 'html', html: '<p>Read <a href="/blog/crabs">this</a>.</p>' }],
  blocks: [
    { kind: 'stories', heading: 'New stories', teasers: [teaser] },
    { kind: 'ad' },
    {
      kind: 'places',
      heading: 'Our picks',
      teasers: [{ ...teaser, image: { ...teaser.image, url: '/covers/1.svg' } }],
    },
    { kind: 'question', question: 'Steamed or fried?', text: null },
  ],
};

it('a mail writes out what editors typed, with whole addresses and pictures that every program draws', async () => {
  const { html } = await renderMail(issue, frame);
  expect(html).toContain('Crabs &lt;by the bushel&gt;');
  expect(html).toContain('href="https://site.test/blog/crabs"');
  expect(html).toContain('src="https://site.test/newsletter/pictures/media/crabs-640x480.webp"');
  expect(html).not.toContain('.svg');
  expect(html).toMatch(/1 Main St<br\s?\/?>/);
  expect(html).toContain('@media (prefers-color-scheme: dark)');
});

it('its plain text has no markup, an address below each part, and an empty slot leaves no hole', async () => {
  const { text } = addressMail(
    await renderMail(issue, frame),
    'https://site.test/unsubscribe?token=1.a&issue=1',
  );
  expect(text.split('\n\n\n')).toEqual([
    'The Paper & Co · December 3, 2026',
    'Read this [https://site.test/blog/crabs].',
    expect.stringMatching(
      /^New stories\n-{11}\n\nCrabs <by the bushel>\nDecember 1\nHeavy, and "cheap"\.\nhttps:\/\/site\.test\/local-businesses\/crabs$/,
    ),
    expect.stringMatching(/^Our picks\n-{9}\n/),
    expect.stringMatching(/^Steamed or fried\?\n-{17}\n\n.*: desk@site\.test$/),
    expect.stringMatching(/^-- \n[^]*token=1\.a&issue=1\n[^]*\n1 Main St\nBaltimore$/),
  ]);
});

it('its places have their note, or else their description, and whatever is in a name is written out', async () => {
  const restaurant = {
    id: 7,
    name: 'Crabs & <Co>',
    category: 'Seafood',
    neighborhood: 'Canton',
    description: 'Heavy crabs.',
  } as Restaurant;
  const places = [
    { restaurant, note: 'Order "the bushel".' },
    { restaurant: { ...restaurant, neighborhood: null } as unknown as Restaurant, note: null },
  ];
  const intro: NewsletterIssue['intro'] = [
    { kind: 'places', heading: 'Three & more', places },
    { kind: 'restaurant', restaurant },
  ];
  const { html, text } = await renderMail({ ...issue, intro, blocks: [] }, frame);
  expect(html).toContain('Three &amp; more</h3>');
  expect(html).toMatch(
    /<a [^>]*href="https:\/\/site\.test\/restaurants\/7"[^>]*><strong>Crabs &amp; &lt;Co&gt;<\/strong>/,
  );
  expect(text).toContain(
    'Crabs & <Co> [https://site.test/restaurants/7], Seafood · Canton\nOrder "the bushel".',
  );
  expect(text.match(/Heavy crabs\./g)).toHaveLength(2);
  expect(text).toContain('Seafood\nHeavy crabs.');
});

it('without an intro, the first part has no rule below that of the head', async () => {
  const countRules = async (mail: NewsletterIssue) =>
    (await renderMail(mail, frame)).html.match(/class="rule"/g)?.length ?? 0;
  expect(await countRules({ ...issue, intro: [] })).toBe((await countRules(issue)) - 1);
});
