import * as texts from '#texts';
import { beforeAll, describe, expect, it } from 'vitest';
import { signUnsubscribe } from '#cms/newsletter/mailed-token';
import { watchContract } from '../site/contract-calls.ts';
import { site } from '../site/empty-site.ts';

const { call, missing } = watchContract(['getNewsletterPage', 'getIssuePage']);
const pool = () => site.cms.payload.db.pool;

async function mail(subject: string, slug: string, state: string, begun: string): Promise<number> {
  const { id } = await site.cms.payload.create({
    collection: 'newsletter-issues',
    draft: true,
    data: { subject, slug, _status: 'draft' },
  });
  const content = {
    id,
    slug,
    subject,
    preheader: 'Soft shells & <sunshine>',
    intro: [{ kind: 'html', html: '<p>Hello, hungry people.</p>' }],
    blocks: [
      {
        kind: 'places',
        heading: 'Our picks',
        teasers: [
          {
            path: '/restaurants/1',
            title: 'The Crab Shed',
            summary: 'Crabs by the bushel.',
            note: 'Canton',
            image: null,
            coverCuisine: 'Seafood',
          },
        ],
      },
      { kind: 'ad' },
      { kind: 'question', question: 'Steamed or fried?', text: null },
    ],
  };
  await pool().query(
    `insert into newsletter_mailings (issue_id, state, send_at, begun_at, content)
     values ($1, 'scheduled', $2, $2, $3)`,
    [id, begun, JSON.stringify(content)],
  );
  await pool().query('update newsletter_mailings set state = $2 where issue_id = $1', [id, state]);
  return id;
}

let first: number;
beforeAll(async () => {
  first = await mail('Soft shells are here', 'soft-shells-are-here', 'sent', '2026-05-07T12:00:00Z');
  await mail('The last crab', 'the-last-crab', 'sent', '2026-05-14T12:00:00Z');
  await mail('Not yet', 'not-yet', 'scheduled', '2026-05-21T12:00:00Z');
  await site.hears();
});

const html = async (path: string, status = 200) => {
  const answer = await site.send(path);
  expect(answer.status).toBe(status);
  return answer.text;
};

describe('the archive of the newsletter', () => {
  it('lists what has gone out, newest first, for readers and search engines', async () => {
    const { issues } = (await call(site.visitor(), 'getNewsletterPage', 200)).json() as {
      issues: { slug: string }[];
    };
    expect(issues.map(({ slug }) => slug)).toEqual(['the-last-crab', 'soft-shells-are-here']);
    const page = await html('/newsletter');
    expect(page).toContain(texts.archive.heading());
    expect(page).toContain('href="/newsletter/the-last-crab"');
    expect(page).not.toContain('Not yet');
    expect(page).toContain('<meta name="robots" content="index, follow"');
    expect(page).toContain('"@type":"CollectionPage"');
    expect(await html('/sitemap-issues.xml')).toContain('http://site.test/newsletter/soft-shells-are-here');
    expect(await html('/sitemap-pages.xml')).toContain('<loc>http://site.test/newsletter</loc>');
  });

  it('shows an issue as it was mailed, without its ads', async () => {
    const page = await html('/newsletter/soft-shells-are-here');
    expect(page).toContain('<h1');
    for (const text of ['Hello, hungry people.', 'The Crab Shed', 'Steamed or fried?', 'May 7, 2026'])
      expect(page).toContain(text);
    expect(page).toContain('Soft shells &amp; &lt;sunshine&gt;');
    expect(page).toContain('"@type":"Article"');
    expect(page).toContain('http://site.test/share/newsletter/soft-shells-are-here.png');
    expect((await site.send('/share/newsletter/soft-shells-are-here.png')).headers['content-type']).toBe(
      'image/png',
    );
    const capitals = await site.send('/newsletter/Soft-Shells-Are-Here');
    expect([capitals.status, capitals.headers.location]).toEqual([301, '/newsletter/soft-shells-are-here']);
  });

  it('hides what has not gone out', async () => {
    await html('/newsletter/not-yet', 404);
    await call(site.visitor(), 'getIssuePage', 404, { params: { slug: 'not-yet' } });
    await call(site.visitor(), 'getIssuePage', 400, { params: { slug: 'x'.repeat(301) } });
    await call(site.visitor(), 'getIssuePage', 200, { params: { slug: 'the-last-crab' } });
  });

  it('has a feed', async () => {
    const answer = await site.send('/newsletter/feed.xml');
    expect(answer.headers['content-type']).toContain('application/rss+xml');
    expect(answer.text).toContain('<link>http://site.test/newsletter/the-last-crab</link>');
    expect(answer.text.indexOf('The last crab')).toBeLessThan(answer.text.indexOf('Soft shells are here'));
  });

  it('counts who leaves by the link of an issue, once', async () => {
    const email = 'leaves-by-an-issue@example.com';
    await site.visitor().call('POST', '/api/subscribe', { email, source: 'popup' });
    const { rows } = await pool().query('select id from subscribers where email = $1', [email]);
    const token = signUnsubscribe(site.cms.payload.secret, { id: rows[0].id, email });
    for (let press = 0; press < 2; press += 1) {
      const answer = await site.send({
        method: 'POST',
        path: `/unsubscribe?token=${token}&issue=${first}`,
        headers: { 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '10.9.9.8' },
        body: 'List-Unsubscribe=One-Click',
      });
      expect(answer.status).toBe(200);
    }
    const counted = await pool().query('select left_count from newsletter_mailings where issue_id = $1', [
      first,
    ]);
    expect(counted.rows).toEqual([{ left_count: 1 }]);
  });

  it('has returned every declared answer', () => expect(missing()).toEqual([]));
});
