import { describe, expect, test } from 'vitest';
import { foldForTests, buildPlace } from '../test/fixture.ts';
import { ask } from '../test/reference.ts';
import type { EngineRequest } from '../engine.ts';
import { NO_EXCLUSIONS, NO_FILTERS, type SearchFilters, type SearchRequest } from '../query.ts';
import { readTerms } from '../search-terms.ts';
import { meilisearchEngine } from './meilisearch-engine.ts';
import { INDEX_SETTINGS } from './settings.ts';

const ERROR = { code: 'invalid_api_key', type: 'auth', link: '' };

interface Asked {
  readonly method: string;
  readonly path: string;
  readonly body: string;
}

/** An engine whose server answers every request by a rule, and what it was asked. */
function engineOn(answer: (asked: Asked) => { status?: number; body: unknown }, timeoutMs = 800) {
  const asked: string[] = [];
  const engine = meilisearchEngine({
    url: 'http://meilisearch.test',
    apiKey: 'key',
    fold: foldForTests,
    timeoutMs,
    send: async (url, { method = 'GET', body: sent }) => {
      const { pathname } = new URL(url);
      const body = typeof sent === 'string' ? sent : '';
      const request = { method, path: pathname, body };
      asked.push(`${request.method} ${request.path}`);
      const { status = 200, body: said } = answer(request);
      return { status, text: JSON.stringify(said) };
    },
  });
  return { engine, asked };
}

const isTask = ({ path }: Asked) => path.startsWith('/tasks/');
const taskOf = (status: string, error: unknown = null) => ({
  uid: 1,
  status,
  type: 'documentAdditionOrUpdate',
  error,
});

describe('what a search asks', () => {
  const bodies = async (request: EngineRequest) => {
    const sent: { queries: unknown[] }[] = [];
    const { engine } = engineOn(({ body }) => {
      sent.push(JSON.parse(body));
      return { body: { hits: [], totalHits: 0 } };
    });
    await engine.search(request);
    return sent.map(({ queries }) => queries.length);
  };
  const meaning = (filters: Partial<SearchFilters>) => ({
    terms: readTerms(foldForTests, ''),
    filters: { ...NO_FILTERS, ...filters },
    isAround: false,
  });
  const understood = (given: Partial<SearchRequest>, around: string[] = []): EngineRequest => {
    const request = ask({ text: 'pizza in canton', ...given });
    return {
      ...request,
      reading: {
        meanings: [
          meaning({ cuisines: ['Pizza'] }),
          ...(around.length === 0 ? [] : [{ ...meaning({ neighborhoods: around }), isAround: true }]),
        ],
        significant: request.terms,
        not: NO_EXCLUSIONS,
      },
    };
  };

  test.each([
    ['a text', ask({ text: 'crab house' }), [1]],
    ['a text, sorted', ask({ text: 'crab house', sort: 'rating', page: 7 }), [1]],
    [
      'filters without counts of their own',
      ask({ text: 'crab', minRating: 4, openAt: 600, tags: ['kids'] }),
      [1],
    ],
    ['a filter that must not collapse its own counts', ask({ text: 'crab', prices: ['$'] }), [1, 1]],
    ['three of them', ask({ prices: ['$'], cuisines: ['Thai'], neighborhoods: ['Canton'] }), [1, 1, 1, 1]],
    ['what was understood', understood({}), [2]],
    ['what was understood, and what is around it', understood({}, ['Fells Point']), [3]],
    ['what was understood, and a filter', understood({ prices: ['$'] }), [2, 2]],
  ])('%s: so many queries in so many requests', async (_, request, expected) => {
    expect(await bodies(request)).toEqual(expected);
  });
});

describe('a server that fails', () => {
  test('hangs: a search fails in its time', async () => {
    const engine = meilisearchEngine({
      url: 'http://meilisearch.test',
      fold: foldForTests,
      timeoutMs: 20,
      send: (_input, init) =>
        new Promise((_resolve, reject) => {
          init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        }),
    });
    await expect(engine.search(ask({ text: 'crab' }))).rejects.toThrow(/did not answer: .*timeout/);
    expect(await engine.isHealthy()).toBe(false);
  });

  test('is not there: what it did is said in words, with the code', async () => {
    const cause = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:7700'), { code: 'ECONNREFUSED' });
    const engine = meilisearchEngine({
      url: 'http://meilisearch.test',
      fold: foldForTests,
      send: () => Promise.reject(new TypeError('fetch failed', { cause })),
    });
    await expect(engine.search(ask())).rejects.toThrow(
      'Meilisearch did not answer: it refused the connection (ECONNREFUSED)',
    );
  });

  test('refuses: its own words are passed on, and the key is not', async () => {
    const { engine } = engineOn(() => ({
      status: 403,
      body: { ...ERROR, message: 'The provided API key is invalid.' },
    }));
    await expect(engine.search(ask())).rejects.toThrow(
      'Meilisearch did not answer: The provided API key is invalid.',
    );
    await expect(engine.prepare()).rejects.toThrow('The provided API key is invalid.');
    await expect(engine.rollback()).rejects.toThrow('The provided API key is invalid.');
    expect(await engine.isHealthy()).toBe(false);
  });

  test('cannot finish a task: the write fails with the reason', async () => {
    const { engine } = engineOn((asked) => ({
      body: isTask(asked)
        ? taskOf('failed', { ...ERROR, message: 'No space left on device' })
        : { taskUid: 1, status: 'enqueued' },
    }));
    const failure = 'Meilisearch could not finish documentAdditionOrUpdate: No space left on device';
    await expect(engine.upsert([buildPlace(1)])).rejects.toThrow(failure);
    await expect(engine.remove([1])).rejects.toThrow(failure);
    await expect(engine.setSynonyms([])).rejects.toThrow(failure);
  });
});

describe('preparing', () => {
  const preparedWith = async (settings: object | null) => {
    const { engine, asked } = engineOn((request) => {
      if (isTask(request)) return { body: taskOf('succeeded') };
      if (request.method !== 'GET') return { body: { taskUid: 1 } };
      return settings
        ? { body: settings }
        : { status: 404, body: { ...ERROR, message: 'Index not found', code: 'index_not_found' } };
    });
    await engine.prepare();
    return asked.filter((request) => !request.startsWith('GET'));
  };
  const change = ['PATCH /indexes/restaurants/settings'];

  test('changes nothing when the settings are those of the server, as it would index everything anew', async () => {
    expect(await preparedWith({ ...INDEX_SETTINGS, synonyms: { bbq: ['barbecue'] }, stopWords: [] })).toEqual(
      [],
    );
  });

  test.each([
    ['that differ', { searchCutoffMs: null }],
    ['that differ inside', { typoTolerance: { enabled: true } }],
    ['with more in a list', { rankingRules: [...INDEX_SETTINGS.rankingRules, 'id:desc'] }],
  ])('changes settings %s', async (_, settings) => {
    expect(await preparedWith({ ...INDEX_SETTINGS, ...settings })).toEqual(change);
  });

  test('by that makes an index that is missing', async () => {
    expect(await preparedWith(null)).toEqual(change);
  });

  test('fails when the server does not tell its settings, without changing any', async () => {
    const { engine, asked } = engineOn(() => ({ status: 500, body: { ...ERROR, message: 'Disk error' } }));
    await expect(engine.prepare()).rejects.toThrow('Meilisearch did not answer: Disk error');
    expect(asked).toEqual(['GET /indexes/restaurants/settings']);
  });
});
