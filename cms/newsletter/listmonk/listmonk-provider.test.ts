import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderFault, type ProviderSubscriber } from '../newsletter-provider.ts';
import {
  LISTMONK_LIST,
  LISTMONK_TOKEN,
  LISTMONK_USER,
  startListmonkServer,
  type ListmonkServer,
  type Mood,
} from '#cms/test/listmonk-server';
import { buildListmonkProvider } from './listmonk-provider.ts';

let listmonk: ListmonkServer;
const patient = () => AbortSignal.timeout(5_000);

beforeAll(async () => {
  listmonk = await startListmonkServer();
});
afterAll(() => listmonk.close());
beforeEach(() => {
  listmonk.subscribers.clear();
  listmonk.requests.length = 0;
  listmonk.mood = () => undefined;
});

function provider(changed: Partial<Parameters<typeof buildListmonkProvider>[0]> = {}) {
  return buildListmonkProvider({
    url: listmonk.url,
    user: LISTMONK_USER,
    token: LISTMONK_TOKEN,
    listId: LISTMONK_LIST,
    ...changed,
  });
}

function reader(changed: Partial<ProviderSubscriber> = {}): ProviderSubscriber {
  const attributes = { source: 'popup' };
  return { email: 'reader@example.com', providerId: null, isRepeat: false, attributes, ...changed };
}

const kept = (email = 'reader@example.com') => listmonk.subscribers.get(email);
const posts = () => listmonk.requests.filter((request) => request === 'POST /api/subscribers').length;

async function faultOf(work: Promise<unknown>): Promise<ProviderFault> {
  const error = await work.then(
    () => new Error('It worked.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof ProviderFault)) throw error;
  return error;
}

describe('a new address', () => {
  test('is added to the list with its attributes in one call', async () => {
    expect(await provider().subscribe(reader(), patient())).toBe(1);
    expect(kept()).toMatchObject({
      email: 'reader@example.com',
      name: 'reader',
      status: 'enabled',
      attribs: { source: 'popup' },
      lists: [{ id: LISTMONK_LIST }],
    });
    expect(listmonk.requests).toEqual(['POST /api/subscribers']);
  });

  test('may hold a quote', async () => {
    const subscriber = reader({ email: "o'brien@example.com" });
    await provider().subscribe(subscriber, patient());
    expect(await provider().subscribe({ ...subscriber, isRepeat: true }, patient())).toBe(1);
    expect(posts()).toBe(1);
  });
});

describe('an address that listmonk has', () => {
  test('returns 409, which counts as delivered', async () => {
    await provider().subscribe(reader(), patient());
    expect(await provider().subscribe(reader(), patient())).toBe(1);
    expect(kept()?.lists).toHaveLength(1);
  });

  test('is added to our list if it is on another, and stays on that one', async () => {
    await provider({ listId: 9 }).subscribe(reader(), patient());
    await provider().subscribe(reader(), patient());
    expect(kept()?.lists.map(({ id }) => id)).toEqual([9, LISTMONK_LIST]);
    expect(listmonk.requests.at(-1)).toBe('POST /api/subscribers/1/optin');
  });

  test('is looked up before an attempt is repeated', async () => {
    listmonk.mood = () => ({ kind: 'hang-up-after' });
    await faultOf(provider().subscribe(reader(), patient()));
    listmonk.mood = () => undefined;
    expect(await provider().subscribe(reader({ isRepeat: true }), patient())).toBe(1);
    expect(posts()).toBe(1);
  });

  test('leaves the list, and returns', async () => {
    const id = await provider().subscribe(reader(), patient());
    await provider().unsubscribe(reader({ providerId: id }), patient());
    expect(kept()?.lists).toEqual([{ id: LISTMONK_LIST, subscription_status: 'unsubscribed' }]);
    await provider().subscribe(reader({ providerId: id }), patient());
    expect(kept()?.lists).toEqual([{ id: LISTMONK_LIST, subscription_status: 'unconfirmed' }]);
  });

  test('leaves the list even if we don’t know its id', async () => {
    await provider().subscribe(reader(), patient());
    expect(await provider().unsubscribe(reader(), patient())).toBe(1);
    expect(kept()?.lists[0]?.subscription_status).toBe('unsubscribed');
  });

  test('is not resubscribed if listmonk has blocked it', async () => {
    await provider().subscribe(reader(), patient());
    Object.assign(kept() ?? {}, { status: 'blocklisted' });
    const fault = await faultOf(provider().subscribe(reader(), patient()));
    expect(fault).toMatchObject({ about: 'address', message: expect.stringContaining('blocked') });
  });
});

test('an address unknown to listmonk counts as unsubscribed', async () => {
  expect(await provider().unsubscribe(reader(), patient())).toBeNull();
});

describe('failures', () => {
  const service: readonly (readonly [what: string, mood: Mood, sentence: RegExp])[] = [
    ['a 500', { kind: 'status', status: 500, message: 'pq: out of memory' }, /failed \(500: pq: out of/],
    ['a 429', { kind: 'status', status: 429, message: 'slow down' }, /failed \(429/],
    ['a dropped connection', { kind: 'hang-up' }, /service can’t be reached: the connection was closed/],
    ['a page instead of JSON', { kind: 'no-json' }, /not JSON/],
    ['an address without listmonk', { kind: 'status', status: 404, message: 'Not Found' }, /no listmonk at/],
  ];

  test.each(service)('%s is the service’s, and can be tried again', async (_what, mood, sentence) => {
    listmonk.mood = () => mood;
    const fault = await faultOf(provider().subscribe(reader(), patient()));
    expect(fault.about).toBe('service');
    expect(fault.message).toMatch(sentence);
    listmonk.mood = () => undefined;
    expect(await provider().subscribe(reader({ isRepeat: true }), patient())).toBe(1);
  });

  test('a silent server is aborted by the caller', async () => {
    listmonk.mood = () => ({ kind: 'silent' });
    const fault = await faultOf(provider().subscribe(reader(), AbortSignal.timeout(50)));
    expect(fault).toMatchObject({ about: 'service', message: expect.stringContaining('no answer in time') });
  });

  test('a wrong token is reported by the setting’s name, and never shown', async () => {
    const fault = await faultOf(provider({ token: 'wrong-token' }).subscribe(reader(), patient()));
    expect(fault.about).toBe('service');
    expect(fault.message).toMatch(/LISTMONK_USER and LISTMONK_TOKEN/);
    expect(fault.message).not.toContain('wrong-token');
  });

  test('a rejected address is the address’s: retrying would not help', async () => {
    listmonk.mood = () => ({ kind: 'status', status: 400, message: 'Invalid email.' });
    const fault = await faultOf(provider().subscribe(reader(), patient()));
    expect(fault).toMatchObject({ about: 'address', message: 'Refused (400: Invalid email.).' });
  });
});
