import { expect, test } from 'vitest';
import { NO_EARLIER_INDEX } from '../../engine.ts';
import { buildPlace } from '../fixture.ts';
import { ask } from '../reference.ts';
import { ALL, idsOf, type TestGroup } from './group.ts';

export const rebuilds: TestGroup = (current, places) => {
  const everything = { perPage: ALL };
  const rebuilt = [buildPlace(200, { name: 'Phoenix' }), buildPlace(201, { name: 'Phoenix Annex' })];
  const rebuiltIds = rebuilt.map(({ id }) => id);

  test('without an earlier index there is nothing to go back to', async () => {
    await expect(current().rollback()).rejects.toThrow(NO_EARLIER_INDEX);
  });

  test('searches stay right while the new index is built', async () => {
    const before = await current().search(ask(everything));
    const shadow = await current().buildShadow();
    expect(await current().search(ask(everything))).toEqual(before);
    await shadow.upsert(rebuilt);
    await shadow.setSynonyms([{ term: 'firebird', meaning: 'phoenix' }]);
    expect(await current().search(ask(everything))).toEqual(before);
    expect(await idsOf(current(), { text: 'phoenix' })).toEqual([]);
    expect(await idsOf(shadow, { text: 'phoenix' })).toEqual(rebuiltIds);
    expect((await shadow.fingerprints()).size).toBe(rebuilt.length);
    await current().upsert([buildPlace(99, { name: 'Latecomer' })]);
    expect(await idsOf(current(), { text: 'latecomer' })).toEqual([99]);
    expect(await idsOf(shadow, { text: 'latecomer' })).toEqual([]);
    await current().remove([99]);
    await shadow.swap();
    expect(await idsOf(current(), everything)).toEqual(rebuiltIds);
    expect(await idsOf(current(), { text: 'firebird' })).toEqual(rebuiltIds);
  });

  test('back and forth between the two', async () => {
    await current().rollback();
    expect((await current().search(ask(everything))).total).toBe(places.length);
    expect(await idsOf(current(), { text: 'firebird' })).toEqual([]);
    await current().rollback();
    expect(await idsOf(current(), everything)).toEqual(rebuiltIds);
  });

  test('a shadow that was left behind is replaced by an empty one, and can be thrown away', async () => {
    const left = await current().buildShadow();
    await left.upsert(places);
    const shadow = await current().buildShadow();
    expect((await shadow.fingerprints()).size).toBe(0);
    await shadow.discard();
    expect(await idsOf(current(), everything)).toEqual(rebuiltIds);
  });

  test('it can be rebuilt again and written to afterwards', async () => {
    const shadow = await current().buildShadow();
    await shadow.upsert(places);
    await shadow.swap();
    await current().upsert([buildPlace(99, { name: 'Latecomer' })]);
    expect((await current().search(ask(everything))).total).toBe(places.length + 1);
    expect(await idsOf(current(), { text: 'latecomer' })).toEqual([99]);
    await current().rollback();
    expect(await idsOf(current(), everything)).toEqual(rebuiltIds);
  });
};
