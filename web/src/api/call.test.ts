import { describe, expect, test } from 'vitest';
import { ApiError } from './api-error.ts';
import { callBy, callPath, type Fetch } from './call.ts';

const asked: { path: string; init: RequestInit | undefined }[] = [];
const answer =
  (body: string | null, init?: ResponseInit): Fetch =>
  (path, given) => {
    asked.push({ path, init: given });
    return Promise.resolve(new Response(body, init));
  };

describe('the address of a call', () => {
  test.each([
    ['a number', callPath('recordAdClick', { params: { id: 7 } }), '/api/ads/7/click'],
    [
      'letters',
      callPath('getCuisinePage', { params: { slug: 'é /?' } }),
      '/api/pages/cuisines/%C3%A9%20%2F%3F',
    ],
    ['another name for a call', callPath('deleteCampaign', { params: { id: 7 } }), '/api/admin/campaigns/7'],
    ['a query that is empty', callPath('searchRestaurants', { query: {} }), '/api/search'],
    ['absent values', callPath('searchRestaurants', { query: { q: null, page: undefined } }), '/api/search'],
    ['a blank value', callPath('suggest', { query: { q: '' } }), '/api/suggest?q='],
    [
      'several values of one key',
      callPath('searchRestaurants', { query: { q: 'a & b', price: ['$', '$$'], tag: [], perPage: 1 } }),
      '/api/search?q=a+%26+b&price=%24&price=%24%24&perPage=1',
    ],
    [
      'path and query',
      callPath('listReviews', { params: { id: '7' }, query: { page: 2 } }),
      '/api/restaurants/7/reviews?page=2',
    ],
  ])('%s', (_what, path, expected) => expect(path).toBe(expected));
});

describe('a call', () => {
  test('sends JSON with the contract’s method and parses JSON', async () => {
    const saved = { lists: [], links: {} };
    const body = { lists: [] };
    expect(await callBy(answer(JSON.stringify(saved)), 'mergeSaved', { body })).toEqual(saved);
    expect(asked.pop()).toEqual({
      path: callPath('mergeSaved'),
      init: { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body: '{"lists":[]}' },
    });
  });

  test('sends a form with files unchanged', async () => {
    const body = new FormData();
    await callBy(answer('{}', { status: 201 }), 'createCampaign', { body });
    expect(asked.pop()?.init).toEqual({ method: 'POST', body });
  });

  test('returns undefined for an empty response', async () => {
    expect(await callBy(answer(null, { status: 204 }), 'logout')).toBeUndefined();
  });

  test('throws status and text on failure, or the status text if the body is empty', async () => {
    await expect(callBy(answer('Too many', { status: 429 }), 'getSite')).rejects.toThrow('429: Too many');
    const failure = callBy(answer('', { status: 502, statusText: 'Bad Gateway' }), 'getSite');
    await expect(failure).rejects.toEqual(new ApiError(502, 'Bad Gateway'));
  });
});
