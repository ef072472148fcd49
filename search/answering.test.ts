import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { answerWithFallback, type Answering } from './answering.ts';
import type { EngineRequest, SearchEngine } from './engine.ts';
import { byFacet, EVERYTHING, type SearchAnswer } from './query.ts';

const { text: _text, plain: _plain, now: _now, ...ANY } = EVERYTHING;
const REQUEST: EngineRequest = { ...ANY, terms: { key: '', words: [] } };

/** An engine of which only the answering is of interest. */
function engineAnswering(name: SearchEngine['name'], search: () => Promise<SearchAnswer>) {
  const state = { isHealthy: true, asked: 0, probed: 0 };
  const refuse = () => Promise.reject(new Error('Not part of this test.'));
  const engine: SearchEngine = {
    name,
    search: () => {
      state.asked += 1;
      return search();
    },
    isHealthy: () => {
      state.probed += 1;
      return Promise.resolve(state.isHealthy);
    },
    upsert: refuse,
    remove: refuse,
    setSynonyms: refuse,
    fingerprints: refuse,
    synonyms: refuse,
    prepare: refuse,
    buildShadow: refuse,
    rollback: refuse,
  };
  return { engine, state };
}

const answerOf = (id: number): SearchAnswer => ({
  ids: [id],
  total: 1,
  facets: byFacet(() => []),
});

let opened: Answering | undefined;
afterEach(() => {
  opened?.close();
  vi.useRealTimers();
});

function open(search: () => Promise<SearchAnswer>) {
  const first = engineAnswering('meilisearch', search);
  const second = engineAnswering('postgres', () => Promise.resolve(answerOf(2)));
  const turns: string[] = [];
  const reasons: string[] = [];
  const lag = { isCaughtUp: true, isKnown: true };
  const answering = (opened = answerWithFallback({
    first: first.engine,
    second: second.engine,
    isCaughtUp: () => (lag.isKnown ? Promise.resolve(lag.isCaughtUp) : Promise.reject(new Error('away'))),
    onTurn(name, reason) {
      turns.push(name);
      reasons.push(reason);
    },
  }));
  return { answering, first, second, turns, reasons, lag };
}

/** The first probe finds the first engine fit. */
async function warmUp(): Promise<void> {
  await vi.advanceTimersByTimeAsync(2_100);
}

describe('two engines', () => {
  beforeEach(() => vi.useFakeTimers());

  test('the second one answers until the first one has been found fit', async () => {
    const { answering } = open(() => Promise.resolve(answerOf(1)));
    expect((await answering.search(REQUEST)).ids).toEqual([2]);
    await warmUp();
    expect((await answering.search(REQUEST)).ids).toEqual([1]);
  });

  test('when the first one fails, the second one answers the same request, and then all of them', async () => {
    const { answering, first, turns } = open(() => Promise.reject(new Error('gone')));
    await warmUp();
    first.state.isHealthy = false;
    for (let round = 0; round < 5; round += 1) expect((await answering.search(REQUEST)).ids).toEqual([2]);
    expect(first.state.asked).toBe(1);
    expect(answering.current().name).toBe('postgres');
    expect(turns).toEqual(['meilisearch', 'postgres']);
  });

  test('an engine that says nothing is waited for 200 ms, and after 800 ms it has failed', async () => {
    const { answering } = open(() => new Promise(() => undefined));
    await warmUp();
    const asked = answering.search(REQUEST);
    await vi.advanceTimersByTimeAsync(199);
    expect(await Promise.race([asked, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect((await asked).ids).toEqual([2]);
    expect(answering.current().name).toBe('meilisearch');
    await vi.advanceTimersByTimeAsync(600);
    expect(answering.current().name).toBe('postgres');
  });

  test('where the second one is no help, a slow answer of the first one is taken', async () => {
    const { answering, second } = open(
      () => new Promise((resolve) => setTimeout(() => resolve(answerOf(1)), 500)),
    );
    await warmUp();
    second.engine.search = () => Promise.reject(new Error('gone'));
    const asked = answering.search(REQUEST);
    await vi.advanceTimersByTimeAsync(500);
    expect((await asked).ids).toEqual([1]);
    expect(answering.current().name).toBe('meilisearch');
  });

  test('the first one comes back by itself when it is well, and not before its index has caught up', async () => {
    let isUp = false;
    const { answering, first, lag, turns } = open(() =>
      isUp ? Promise.resolve(answerOf(1)) : Promise.reject(new Error('gone')),
    );
    await warmUp();
    first.state.isHealthy = false;
    await answering.search(REQUEST);
    lag.isCaughtUp = false;
    isUp = first.state.isHealthy = true;
    await vi.advanceTimersByTimeAsync(6_000);
    expect((await answering.search(REQUEST)).ids).toEqual([2]);
    lag.isCaughtUp = true;
    await vi.advanceTimersByTimeAsync(2_100);
    expect((await answering.search(REQUEST)).ids).toEqual([1]);
    expect(turns).toEqual(['meilisearch', 'postgres', 'meilisearch']);
  });

  test.each([
    ['is not well any more', { isHealthy: false }, {}],
    ['falls behind', {}, { isCaughtUp: false }],
    ['may have fallen behind for all anybody knows', {}, { isKnown: false }],
  ])(
    'the second one takes over when the first one %s, before a request has to fail',
    async (_, state, lag) => {
      const engines = open(() => Promise.resolve(answerOf(1)));
      await warmUp();
      Object.assign(engines.first.state, state);
      Object.assign(engines.lag, lag);
      await vi.advanceTimersByTimeAsync(2_000);
      expect((await engines.answering.search(REQUEST)).ids).toEqual([2]);
      expect(engines.first.state.asked).toBe(0);
      expect(engines.reasons).toEqual(['meilisearch answers again', 'meilisearch does not answer']);
    },
  );

  test('closed, nobody is asked any more', async () => {
    const { answering, first } = open(() => Promise.resolve(answerOf(1)));
    await warmUp();
    answering.close();
    const { probed } = first.state;
    await vi.advanceTimersByTimeAsync(20_000);
    expect(first.state.probed).toBe(probed);
  });

  test('when both fail, the failure is told', async () => {
    const first = engineAnswering('meilisearch', () => Promise.reject(new Error('gone')));
    const second = engineAnswering('postgres', () => Promise.reject(new Error('also gone')));
    const answering = (opened = answerWithFallback({
      first: first.engine,
      second: second.engine,
      isCaughtUp: () => Promise.resolve(true),
      onTurn: () => undefined,
    }));
    await expect(answering.search(REQUEST)).rejects.toThrow('also gone');
  });
});
