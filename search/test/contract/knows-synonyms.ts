import { expect, test } from 'vitest';
import { idsOf, type TestGroup } from './group.ts';

export const knowsSynonyms: TestGroup = (current) => {
  const find = (text: string) => idsOf(current(), { text });
  const synonyms = [
    { term: 'bbq', meaning: 'barbecue' },
    { term: 'bbq', meaning: 'southern' },
    { term: 'soul food', meaning: 'southern cooking' },
  ];

  test('a word finds what its meanings find, in the name first, and not the other way round', async () => {
    await current().setSynonyms(synonyms);
    const ids = await find('bbq');
    expect(ids[0]).toBe(20);
    expect([...ids].sort()).toEqual([18, 19, 20, 21]);
    expect(await find('barbecue')).not.toContain(20);
  });

  test('several words may have a meaning of several words', async () => {
    expect(await find('soul food')).toEqual([21]);
    expect(await find('Soul  Food')).toEqual([21]);
  });

  test('a synonym counts in a longer query', async () => {
    expect(await find('shack bbq')).toEqual([19]);
    expect(await find('bbq yard')).toEqual([18]);
  });

  test('they can be listed and taken back', async () => {
    expect(await current().synonyms()).toEqual(synonyms);
    await current().setSynonyms([{ term: 'soul food', meaning: 'southern cooking' }]);
    expect(await find('bbq')).toEqual([20]);
    expect(await find('soul food')).toEqual([21]);
    await current().setSynonyms([]);
    expect(await current().synonyms()).toEqual([]);
    expect(await find('soul food')).toEqual([]);
  });
};
