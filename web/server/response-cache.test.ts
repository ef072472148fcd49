import { describe, expect, it } from 'vitest';
import { PreparedResponse, ResponseCache } from './response-cache.ts';

const LIMITS = { maxEntries: 2_000, maxBytes: 128 * 1024 * 1024, keepsOnceAsked: true };

const buildResponse = (body = 'page') => new PreparedResponse({ body, headers: {} });

function openCache({ hearsChanges = () => true }: { hearsChanges?: () => boolean } = {}) {
  const cache = new ResponseCache(LIMITS);
  cache.trustWhile(hearsChanges);
  return cache;
}

describe('ResponseCache', () => {
  it('keeps a response until the content changes', () => {
    const cache = openCache();
    const response = buildResponse();
    cache.store('/', response, cache.revision);
    expect(cache.find('/')).toBe(response);
    cache.clear();
    expect(cache.find('/')).toBeUndefined();
  });

  it('keeps from the second time on what is endless', () => {
    const cache = new ResponseCache({ ...LIMITS, maxEntries: 3, keepsOnceAsked: false });
    cache.trustWhile(() => true);
    const ask = (key: string) => cache.store(key, buildResponse(), cache.revision);
    ask('/?q=crab');
    expect(cache.find('/?q=crab')).toBeUndefined();
    ask('/?q=crab');
    expect(cache.find('/?q=crab')).toBeDefined();
    for (const letter of 'abcdef') ask(`/?q=${letter}`);
    expect(cache.find('/?q=crab')).toBeDefined();
  });

  it('does not take in a response that was begun before the last change', () => {
    const cache = openCache();
    const revision = cache.revision;
    cache.clear();
    cache.store('/', buildResponse('as it was'), revision);
    expect(cache.find('/')).toBeUndefined();
  });

  it('answers and keeps nothing while changes go unheard', () => {
    let isConnected = true;
    const cache = openCache({ hearsChanges: () => isConnected });
    cache.store('/', buildResponse(), cache.revision);
    isConnected = false;
    expect(cache.find('/')).toBeUndefined();
    cache.store('/cuisines', buildResponse(), cache.revision);
    isConnected = true;
    expect(cache.find('/cuisines')).toBeUndefined();
  });

  it('answers nothing before it is told that changes are heard', () => {
    const cache = new ResponseCache(LIMITS);
    cache.store('/', buildResponse(), cache.revision);
    expect(cache.find('/')).toBeUndefined();
  });

  it('forgets the oldest of too many, and addresses that somebody made up', () => {
    const cache = openCache();
    for (let index = 0; index <= 2_000; index += 1)
      cache.store(`/?${index}`, buildResponse(), cache.revision);
    expect(cache.find('/?0')).toBeUndefined();
    expect(cache.find('/?1')).toBeDefined();
    expect(cache.find('/?2000')).toBeDefined();
    cache.store(`/?${'x'.repeat(300)}`, buildResponse(), cache.revision);
    expect(cache.find(`/?${'x'.repeat(300)}`)).toBeUndefined();
  });

  it('counts the same address once, however often it is stored', () => {
    const cache = openCache();
    const large = buildResponse(' '.repeat(32 * 1024 * 1024));
    for (let round = 0; round < 10; round += 1) cache.store('/', large, cache.revision);
    expect(cache.find('/')).toBe(large);
  });
});

describe('PreparedResponse', () => {
  it('has one validator for the same content, and another for any other', () => {
    expect(buildResponse('a').etag).toBe(buildResponse('a').etag);
    expect(buildResponse('a').etag).not.toBe(buildResponse('b').etag);
  });
});
