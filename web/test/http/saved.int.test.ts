import type { Restaurant } from '#contract/restaurants';
import type { DinerList } from '#contract/lists';
import type { ChangedSaved, SavedList, SharedList } from '#contract/saved';
import { MAX_SAVED } from '#domain/places/saved-ids';
import { createRestaurant } from '#cms/test/factories';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchContract } from './site/contract-calls.ts';
import { signIn, signInDiner } from './site/sign-in-diner.ts';
import { startTestSite, type TestSite } from './site/start-test-site.ts';
import type { Visitor } from './site/visitor.ts';

const { call, missing } = watchContract([
  'getSaved',
  'changeSaved',
  'getSharedSaved',
  'listRestaurantsByIds',
]);

let site: TestSite;
/** Ids of listed places, enough for a full list. */
let listed: number[];

beforeAll(async () => {
  site = await startTestSite('sample');
  listed = ((await site.send('/api/restaurants')).json() as Restaurant[]).map(({ id }) => id);
});
afterAll(() => site.close());

async function savedOf(visitor: Visitor): Promise<number[]> {
  return ((await call(visitor, 'getSaved', 200)).json() as SavedList).ids;
}

describe('saved places', () => {
  it('require an account', async () => {
    const nobody = site.visitor();
    await call(nobody, 'getSaved', 401);
    await call(nobody, 'changeSaved', 401, { body: { add: [] } });
  });

  it('start empty, and keep the given order', async () => {
    const { visitor } = await signInDiner(site);
    expect((await call(visitor, 'getSaved', 200)).json()).toEqual({ ids: [] });
    const ids = listed.slice(0, 3).toReversed();
    const answer = await call(visitor, 'changeSaved', 200, { body: { add: [...ids, ...ids] } });
    expect(answer.json()).toEqual({ ids, removed: [] });
    expect(await savedOf(visitor)).toEqual(ids);
    await call(visitor, 'changeSaved', 200, { body: { remove: ids } });
    expect(await savedOf(visitor)).toEqual([]);
  });

  it('are private to each diner', async () => {
    const [one, other] = [await signInDiner(site), await signInDiner(site)];
    await call(one.visitor, 'changeSaved', 200, { body: { add: listed.slice(0, 2) } });
    expect(await savedOf(other.visitor)).toEqual([]);
  });

  it('go first when added, and disappear when removed', async () => {
    const { visitor } = await signInDiner(site);
    const [a = 0, b = 0, c = 0] = listed;
    await call(visitor, 'changeSaved', 200, { body: { add: [a] } });
    await call(visitor, 'changeSaved', 200, { body: { add: [b, c] } });
    expect(await savedOf(visitor)).toEqual([b, c, a]);
    await call(visitor, 'changeSaved', 200, { body: { remove: [c, 4] } });
    expect(await savedOf(visitor)).toEqual([b, a]);
  });

  it('keep their notes when added again', async () => {
    const { visitor } = await signInDiner(site);
    const [a = 0, b = 0] = listed;
    const noted = { id: a, note: 'Ask for the terrace', beenThere: true };
    await call(visitor, 'changeSaved', 200, { body: { add: [noted, b] } });
    const gone = (await call(visitor, 'changeSaved', 200, { body: { remove: [a] } })).json() as ChangedSaved;
    expect(gone).toMatchObject({ ids: [b], removed: [noted] });
    await call(visitor, 'changeSaved', 200, { body: { add: gone.removed } });
    const [list] = (await visitor.get('/api/lists')).json() as DinerList[];
    expect(list?.places).toEqual([noted, { id: b, note: '', beenThere: false }]);
  });

  it('omit unpublished places, and keep the rest', async () => {
    const { visitor } = await signInDiner(site);
    const draft = await createRestaurant(site.cms.payload, { _status: 'draft' });
    const [known = 0] = listed;
    const ids = [draft.id, known, 2_147_483_647];
    expect((await call(visitor, 'changeSaved', 200, { body: { add: ids } })).json()).toMatchObject({
      ids: [known],
    });
  });

  it('keep an unpublished place until it is deleted', async () => {
    const { visitor } = await signInDiner(site);
    const { payload } = site.cms;
    const [known = 0] = listed;
    const { id } = await createRestaurant(payload);
    await call(visitor, 'changeSaved', 200, { body: { add: [id] } });
    await payload.update({ collection: 'restaurants', id, data: { _status: 'draft' } });
    await call(visitor, 'changeSaved', 200, { body: { add: [known] } });
    expect(await savedOf(visitor)).toEqual([known, id]);
    await payload.delete({ collection: 'restaurants', id });
    expect(await savedOf(visitor)).toEqual([known]);
  });

  it('are at most as many as a list holds', async () => {
    const { visitor } = await signInDiner(site);
    const full = listed.slice(0, MAX_SAVED);
    expect(full).toHaveLength(MAX_SAVED);
    await call(visitor, 'changeSaved', 200, { body: { add: full } });
    const more = await call(visitor, 'changeSaved', 400, {
      body: { add: listed.slice(MAX_SAVED, MAX_SAVED + 1) },
    });
    expect(more.text).toBe('A list holds at most 500 places');
    expect(await savedOf(visitor)).toEqual(full);
    const many = await call(visitor, 'changeSaved', 400, { body: { add: listed.slice(0, MAX_SAVED + 1) } });
    expect(many.text).toBe('A list holds at most 500 places');
  });

  it.each([{ add: 'all' }, { add: [0] }, { add: [1.5] }, { add: ['1'] }, { remove: [1e12] }, 'x'])(
    'cannot be %j',
    async (body) => {
      const { visitor } = await signInDiner(site);
      await call(visitor, 'changeSaved', 400, { body });
    },
  );

  it('lose nothing when several devices merge their places at once', async () => {
    const ids = fc.uniqueArray(fc.constantFrom(...listed.slice(0, 30)), { maxLength: 20 });
    await fc.assert(
      fc.asyncProperty(ids, fc.array(ids, { minLength: 2, maxLength: 3 }), async (account, devices) => {
        const { visitor, username } = await signInDiner(site);
        await call(visitor, 'changeSaved', 200, { body: { add: account } });
        const signedIn: { device: Visitor; add: number[] }[] = [];
        for (const add of devices) {
          const device = site.visitor();
          await signIn(device, username);
          signedIn.push({ device, add });
        }
        await Promise.all(
          signedIn.map(({ device, add }) => call(device, 'changeSaved', 200, { body: { add } })),
        );
        const all = new Set([...account, ...devices.flat()]);
        expect((await savedOf(visitor)).toSorted()).toEqual([...all].toSorted());
      }),
      { numRuns: 6 },
    );
  });

  it('can be changed 120 times in ten minutes, from any address', async () => {
    const { visitor, username } = await signInDiner(site);
    for (let round = 0; round < 6; round += 1) {
      await Promise.all(Array.from({ length: 20 }, () => visitor.call('PATCH', '/api/saved', 'nothing')));
    }
    const elsewhere = site.visitor();
    await signIn(elsewhere, username);
    const { headers } = await call(elsewhere, 'changeSaved', 429, { body: {} });
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await call(elsewhere, 'getSaved', 200);
    await call((await signInDiner(site)).visitor, 'changeSaved', 200, { body: {} });
  });
});

describe('a shared list', () => {
  async function share() {
    const diner = await signInDiner(site);
    await call(diner.visitor, 'changeSaved', 200, { body: { add: listed.slice(0, 2) } });
    const [list] = (await diner.visitor.get('/api/lists')).json() as DinerList[];
    const link = `/api/lists/${list?.id}/links/view`;
    const { viewToken } = (await diner.visitor.call('POST', link)).json() as DinerList;
    return { ...diner, link, token: viewToken ?? '' };
  }

  it('is readable by anybody with its link, and nobody else', async () => {
    const { token, username } = await share();
    expect(token).toMatch(/^[\w-]{22}$/);
    const shared = (
      await call(site.visitor(), 'getSharedSaved', 200, { params: { token } })
    ).json() as SharedList;
    expect(shared.author).toBe(username);
    expect(shared.restaurants.map(({ id }) => id)).toEqual(listed.slice(0, 2));
    await call(site.visitor(), 'getSharedSaved', 404, { params: { token: 'x'.repeat(22) } });
    await call(site.visitor(), 'getSharedSaved', 400, { params: { token: 'short' } });
  });

  it('keeps its link until it is revoked; the next one differs', async () => {
    const { visitor, token, link } = await share();
    expect((await visitor.call('POST', link)).json()).toMatchObject({ viewToken: token });
    expect((await visitor.call('DELETE', link)).json()).toMatchObject({ viewToken: null });
    await call(site.visitor(), 'getSharedSaved', 404, { params: { token } });
    const { viewToken } = (await visitor.call('POST', link)).json() as DinerList;
    expect(viewToken).not.toBe(token);
  });

  it('is always current, as a call and as a page, without cache notices', async () => {
    const { visitor, token, link } = await share();
    for (const path of [`/api/saved/shared/${token}`, `/saved/${token}`]) {
      expect((await site.send(path)).headers['cache-control']).toBe('no-store');
    }
    const { id } = await createRestaurant(site.cms.payload, { name: 'Saved Last' });
    await call(visitor, 'changeSaved', 200, { body: { add: [id] } });
    expect((await site.send(`/saved/${token}`)).text).toContain('Saved Last');
    await visitor.call('DELETE', link);
    expect((await site.send(`/saved/${token}`)).status).toBe(404);
  });

  it('is noindex', async () => {
    const { token } = await share();
    const page = await site.send(`/saved/${token}`);
    expect(page.status).toBe(200);
    expect(page.text).toContain('content="noindex"');
    expect(page.text).not.toContain('rel="canonical"');
  });
});

describe('places by their ids', () => {
  it('have the requested order, listed ones only', async () => {
    const closed = await createRestaurant(site.cms.payload, { status: 'closed' });
    const [a = 0, b = 0] = listed;
    const query = `?ids=${b},${closed.id},${a},${b},2147483647,9999999999`;
    const answer = await call(site.visitor(), 'listRestaurantsByIds', 200, { query });
    expect((answer.json() as Restaurant[]).map(({ id }) => id)).toEqual([b, a]);
  });

  it.each(['', '?ids=', '?ids=a', '?ids=1,', '?ids=-1', `?ids=${'1,'.repeat(4)}x`, '?ids=1&ids=2'])(
    'cannot be requested by %j',
    async (query) => {
      await call(site.visitor(), 'listRestaurantsByIds', 400, { query });
    },
  );

  it('are at most as many as a list holds', async () => {
    const ids = (count: number) => `?ids=${Array.from({ length: count }, (_, index) => index + 1).join(',')}`;
    await call(site.visitor(), 'listRestaurantsByIds', 200, { query: ids(500) });
    await call(site.visitor(), 'listRestaurantsByIds', 400, { query: ids(501) });
  });
});

it('every declared answer has been seen', () => {
  expect(missing()).toEqual([]);
});
