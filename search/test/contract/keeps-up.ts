import { expect, test } from 'vitest';
import { fingerprintOf } from '../../indexed-restaurant.ts';
import { buildPlace } from '../fixture.ts';
import * as reference from '../reference.ts';
import { idsOf, type TestGroup } from './group.ts';

const { ask } = reference;

export const keepsUp: TestGroup = (current, places) => {
  test('a changed place is found as it is now', async () => {
    const before = buildPlace(90, { name: 'Kingfisher', category: 'Seafood', rating: 4, tags: ['kids'] });
    const after = buildPlace(90, { name: 'Nightjar', category: 'Tea Room' });
    await current().upsert([before]);
    expect(await idsOf(current(), { text: 'kingfisher' })).toEqual([90]);
    await current().upsert([after]);
    expect(await idsOf(current(), { text: 'kingfisher' })).toEqual([]);
    expect(await idsOf(current(), { text: 'ightjar' })).toEqual([90]);
    expect(await idsOf(current(), { text: 'nightjar', tags: ['kids'] })).toEqual([]);
    expect(await idsOf(current(), { text: 'nightjar', minRating: 1 })).toEqual([]);
    expect((await current().fingerprints()).get(90)).toBe(fingerprintOf(after));
  });

  test('a removed place is gone, and removing it again does no harm', async () => {
    await current().remove([90]);
    await current().remove([90, 91]);
    expect(await idsOf(current(), { text: 'nightjar' })).toEqual([]);
    expect((await current().fingerprints()).has(90)).toBe(false);
  });

  test('values that differ only in case or accents are different values', async () => {
    const spelled = ['Tapas', 'TAPAS', 'Tàpas'].map((category, at) => buildPlace(92 + at, { category }));
    await current().upsert(spelled);
    expect(await idsOf(current(), { cuisines: ['TAPAS'] })).toEqual([93]);
    const { facets } = await current().search(ask());
    expect(facets.cuisine).toEqual(
      reference.countValues([...places, ...spelled].map(({ category }) => category)),
    );
    await current().remove(spelled.map(({ id }) => id));
  });

  test('nothing to write is fine', async () => {
    await current().upsert([]);
    await current().remove([]);
  });

  test('preparing again keeps what there is', async () => {
    await current().setSynonyms([{ term: 'bbq', meaning: 'barbecue' }]);
    await current().prepare();
    expect((await current().fingerprints()).size).toBe(places.length);
    expect(await current().synonyms()).toEqual([{ term: 'bbq', meaning: 'barbecue' }]);
    await current().setSynonyms([]);
  });

  test('it says that it is well', async () => {
    expect(await current().isHealthy()).toBe(true);
  });
};
