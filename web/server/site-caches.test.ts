import { describe, expect, it, vi } from 'vitest';
import { PreparedResponse } from './prepared-response.ts';
import { SiteCaches } from './site-caches.ts';

const buildResponse = (body = 'page') => new PreparedResponse({ body, headers: {} });

function openCaches() {
  const caches = new SiteCaches();
  caches.trustWhile(() => true);
  caches.open()('/', buildResponse(), 'content');
  caches.open()('/search?q=crab', buildResponse(), 'index');
  return caches;
}

describe('the caches of the site', () => {
  it('store no search begun before the index changed, but do store such a page', () => {
    const caches = openCaches();
    const keep = caches.open();
    caches.noteChange('search_documents');
    keep('/api/search?q=old', buildResponse(), 'index');
    keep('/cuisines', buildResponse(), 'content');
    expect(caches.find('/api/search?q=old')).toBeUndefined();
    expect(caches.find('/cuisines')).toBeDefined();
  });

  it('store no overlong address', () => {
    const caches = openCaches();
    const path = `/?${'x'.repeat(300)}`;
    caches.open()(path, buildResponse(), 'content');
    expect(caches.find(path)).toBeUndefined();
  });

  it('keep the pages, however many searches there are', () => {
    const caches = openCaches();
    const keep = caches.open();
    const large = 'x'.repeat(4 * 1024 * 1024);
    for (let index = 1; index <= 20; index += 1) keep(`/search?q=${index}`, buildResponse(large), 'index');
    expect(caches.find('/')).toBeDefined();
    expect(caches.find('/search?q=1')).toBeUndefined();
    expect(caches.find('/search?q=20')).toBeDefined();
  });

  it('return cached responses as stale while changes are missed', () => {
    const caches = openCaches();
    let isHeard = true;
    caches.trustWhile(() => isHeard);
    caches.open()('/', buildResponse('["page"]'), 'content');
    const kept = caches.find('/');
    isHeard = false;
    expect(caches.find('/')).toBeUndefined();
    expect(caches.findOld('/')?.etag).toBe(kept?.etag);
    expect(caches.findOld('/')).not.toBe(kept);
    expect(caches.findOld('/')?.value()).toEqual(['page']);
  });

  describe('after a change', () => {
    /** A cache whose home page is asked for often, and how it is made anew. */
    function openBusy(make: (caches: SiteCaches) => Promise<unknown>) {
      const caches = openCaches();
      caches.open()('/faq', buildResponse(), 'content');
      caches.renewBy((address) => {
        expect(address).toBe('/');
        return make(caches);
      });
      for (let visit = 0; visit < 10; visit += 1) caches.findToShow('/');
      caches.noteChange('restaurants');
      return caches;
    }

    it('show what is often asked for until it is made again, and nothing else', async () => {
      const fresh = buildResponse();
      const caches = openBusy(async (all) => {
        const keep = all.open();
        expect(all.findToShow('/')).not.toBe(fresh);
        expect(all.findToShow('/')).toBeDefined();
        await Promise.resolve();
        keep('/', fresh, 'content');
      });
      expect([caches.find('/'), caches.findToShow('/faq')]).toEqual([undefined, undefined]);
      await caches.renew();
      expect(caches.find('/')).toBe(fresh);
    });

    it('wait for no page that takes long', async () => {
      const caches = openBusy(() => new Promise(() => undefined));
      await caches.renew();
      expect(caches.findToShow('/')).toBeUndefined();
    });

    it('renew by themselves what another process changed', async () => {
      const caches = openBusy(() => Promise.resolve());
      expect(caches.findToShow('/')).toBeDefined();
      await vi.waitFor(() => expect(caches.findToShow('/')).toBeUndefined());
    });

    it('show nothing old when nobody knows what changed', () => {
      const caches = openCaches();
      caches.noteChange();
      expect(caches.findToShow('/')).toBeUndefined();
    });
  });
});
