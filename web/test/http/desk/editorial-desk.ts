import { bodyOf } from '#cms/test/body-of';
import type { StoryPage } from '#contract/editorial';
import { runDueJobs } from '#cms/background/run-jobs';
import { signPreview } from '#cms/access/preview-token';
import { createRestaurant, createStory } from '#cms/test/factories';
import { TEST_SECRET } from '#cms/test/create-test-database';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { site } from '../site/empty-site.ts';
import { signInStaff } from '../site/staff.ts';
import type { Visitor } from '../site/visitor.ts';

let editor: Visitor;

beforeAll(async () => {
  editor = await signInStaff(site, ['editor']);
});

const storyOf = (overrides: object = {}) => createStory(site.cms.payload, overrides);

describe('the preview of a draft', () => {
  const tokenOf = (id: number, now = Date.now()) =>
    signPreview(TEST_SECRET, { collection: 'stories', id }, now);

  async function draftOf(id: number): Promise<void> {
    const { status, text } = await editor.call('PATCH', `/cms/api/stories/${id}?draft=true&autosave=true`, {
      title: `Revised ${id}`,
      _status: 'draft',
    });
    expect(status, text).toBe(200);
  }

  it('shows the real page with the latest text, only with a token', async () => {
    const { id, slug } = await storyOf();
    await draftOf(id);
    const path = `/local-businesses/${slug}`;
    expect((await site.send(path)).text).not.toContain(`Revised ${id}`);
    const preview = await site.send(`${path}?preview=${tokenOf(id)}`);
    expect(preview.status).toBe(200);
    expect(preview.text).toContain(`Revised ${id}`);
    expect(preview.text).toContain('Readers see only what’s published');
  });

  it('is not cached, not indexed, and framed only by the admin panel', async () => {
    const { id, slug } = await storyOf();
    const path = `/local-businesses/${slug}?preview=${tokenOf(id)}`;
    for (const _visit of [1, 2]) {
      await draftOf(id);
      const { headers, text } = await site.send(path);
      expect(headers['cache-control']).toBe('no-store');
      expect(headers['x-robots-tag']).toBe('noindex, nofollow');
      expect(headers['content-security-policy']).toContain("frame-ancestors 'self'");
      expect(headers['x-frame-options']).toBe('SAMEORIGIN');
      expect(text).toMatch(/name="robots" content="noindex, nofollow"/);
    }
    expect((await site.send(`/local-businesses/${slug}`)).headers['content-security-policy']).toContain(
      "frame-ancestors 'none'",
    );
    const api = await site.send(`/api/pages/stories/${slug}?preview=${tokenOf(id)}`);
    expect(api.headers['cache-control']).toBe('no-store');
    expect((api.json() as StoryPage).isPreview).toBe(true);
  });

  it('opens a story that was never published, regardless of its address', async () => {
    const { id } = await storyOf({ _status: 'draft' });
    expect((await site.send(`/local-businesses/draft-${id}?preview=${tokenOf(id)}`)).status).toBe(200);
  });

  it('opens nothing with a token that is expired, altered, or for another document', async () => {
    const { id, slug } = await storyOf();
    const other = signPreview(TEST_SECRET, { collection: 'guides', id }, Date.now());
    const old = tokenOf(id, Date.now() - 2 * 60 * 60 * 1000);
    for (const token of [old, `${tokenOf(id)}0`, other, 'stories.1.2.3', '']) {
      expect((await site.send(`/local-businesses/${slug}?preview=${token}`)).status, token).toBe(404);
    }
  });

  it('of a guide applies its settings', async () => {
    for (let place = 0; place < 5; place += 1) {
      await createRestaurant(site.cms.payload, { neighborhood: 'Preview Point' });
    }
    const { id } = await site.cms.payload.create({
      collection: 'guides',
      draft: true,
      data: {
        kind: 'neighborhood',
        neighborhood: 'Preview Point',
        slug: '',
        heading: 'A draft of a guide',
        _status: 'draft',
      },
    });
    const token = signPreview(TEST_SECRET, { collection: 'guides', id }, Date.now());
    const path = '/blog/preview-point-restaurant-guide';
    expect((await site.send(path)).text).not.toContain('A draft of a guide');
    expect((await site.send(`${path}?preview=${token}`)).text).toContain('A draft of a guide');
  });
});

describe('scheduled publishing', () => {
  const schedule = (id: number, at: Date) =>
    site.cms.payload.jobs.queue({
      task: 'schedulePublish',
      input: { type: 'publish', doc: { relationTo: 'stories', value: String(id) } } as never,
      waitUntil: at,
    });

  it('publishes a story automatically when its time has come', async () => {
    const { id, slug } = await storyOf({ _status: 'draft' });
    expect((await site.send(`/local-businesses/${slug}`)).status).toBe(404);
    await schedule(id, new Date(Date.now() - 1_000));
    await expect
      .poll(async () => (await site.send(`/local-businesses/${slug}`)).status, {
        timeout: 60_000,
        interval: 50,
      })
      .toBe(200);
  });

  it('runs once, even if several processes check at the same time', async () => {
    const { id } = await storyOf({ _status: 'draft' });
    const versions = () =>
      site.cms.payload.countVersions({ collection: 'stories', where: { parent: { equals: id } } });
    const before = (await versions()).totalDocs;
    await schedule(id, new Date(Date.now() - 1_000));
    const { payload } = site.cms;
    await Promise.all(Array.from({ length: 4 }, () => runDueJobs(payload, payload.db.pool)));
    await expect
      .poll(async () => (await payload.findByID({ collection: 'stories', id }))._status, { timeout: 20_000 })
      .toBe('published');
    expect((await versions()).totalDocs).toBe(before + 1);
  });
});

describe('warnings in the admin panel', () => {
  const warningsOf = async (collection: string, id: number) => {
    const { json } = await editor.get(`/cms/api/${collection}/${id}`);
    return z.object({ warnings: z.string().nullish() }).parse(json()).warnings ?? '';
  };

  it('list the places hidden from readers, and why', async () => {
    const { payload } = site.cms;
    const open = await createRestaurant(payload, { name: 'Still Here' });
    const closed = await createRestaurant(payload, { name: 'Long Gone', status: 'closed' });
    const draft = await createRestaurant(payload, { name: 'Not Out', _status: 'draft' });
    const card = {
      type: 'block',
      version: 2,
      format: '',
      fields: { id: 'a', blockName: '', blockType: 'restaurantCard', restaurant: draft.id },
    };
    const story = await storyOf({ restaurant: closed.id, body: bodyOf(card) });
    const warnings = await warningsOf('stories', story.id);
    expect(warnings).toContain('Long Gone has closed');
    expect(warnings).toContain('Not Out isn’t published');

    const guide = await payload.create({
      collection: 'guides',
      data: {
        kind: 'collection',
        title: 'With a warning',
        slug: 'with-a-warning',
        rule: 'own',
        pins: [open.id],
        notes: [{ restaurant: open.id, note: 'Go.' }],
        _status: 'published',
      },
    });
    expect(await warningsOf('guides', guide.id)).toBe('');
    await payload.updateGlobal({ slug: 'listing-rules', data: { excludedIds: [{ placeId: open.id }] } });
    expect(await warningsOf('guides', guide.id)).toContain('Still Here is excluded');
    await payload.updateGlobal({ slug: 'listing-rules', data: { excludedIds: [] } });
  });

  it('are visible only to staff', async () => {
    const closed = await createRestaurant(site.cms.payload, { status: 'closed' });
    const { id } = await storyOf({ restaurant: closed.id });
    expect((await site.send(`/cms/api/stories/${id}`)).text).not.toContain('has closed');
  });
});

describe('control characters', () => {
  const hidden = 'Crab\u0001 cakes\u0000 in\u001f Canton\ufffe';

  it('are removed from everything the admin panel saves', async () => {
    const sent = {
      title: hidden,
      slug: 'hidden-characters',
      description: `First line\n\tsecond\u0008 line`,
      category: 'Restaurant Spotlight',
      publishDate: '2026-03-01T12:00:00.000Z',
      _status: 'published',
      body: bodyOf(hidden),
    };
    const { status, text } = await editor.call('POST', '/cms/api/stories', sent);
    expect(status, text).toBe(201);
    const { doc } = JSON.parse(text) as { doc: { title: string; description: string; body: object } };
    expect(doc.title).toBe('Crab cakes in Canton');
    expect(doc.description).toBe('First line\n\tsecond line');
    expect(JSON.stringify(doc.body)).toContain('"Crab cakes in Canton"');
    expect((await editor.call('PATCH', '/cms/api/globals/home', {})).status).not.toBe(500);
    const saved = await editor.call('POST', '/cms/api/globals/home', { subtitle: hidden });
    expect([saved.status, saved.text]).toEqual([200, expect.stringContaining('"Crab cakes in Canton"')]);
  });

  it('that are already stored break no feed', async () => {
    const { id } = await storyOf();
    await site.cms.payload.db.pool.query('update stories set title = $2 where id = $1', [
      id,
      'Old \u0001story',
    ]);
    const { status, text } = await site.send('/feed.xml');
    expect(status).toBe(200);
    expect(text).toContain('Old story');
    expect(text).toMatch(/^[\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]*$/u);
  });
});
