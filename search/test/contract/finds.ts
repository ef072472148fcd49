import { expect, test } from 'vitest';
import { buildPlace } from '../fixture.ts';
import * as reference from '../reference.ts';
import { ALL, idsOf, type TestGroup } from './group.ts';

const { ask } = reference;

export const finds: TestGroup = (current, places) => {
  const find = (text: string) => idsOf(current(), { text });

  test('the name itself, then its start, a word of it, any part of it, then with a slip, or elsewhere', async () => {
    const ids = await find('bruno');
    expect(ids.slice(0, 4)).toEqual([1, 2, 3, 4]);
    expect(ids.slice(4).sort()).toEqual([5, 6, 7, 8]);
  });

  test('ties go by score, review count, name and id, and unknown comes last', async () => {
    const engine = current();
    const tied = [
      buildPlace(60, { name: 'Quince One', score: 2, reviewCount: 5 }),
      buildPlace(61, { name: 'Quince Two', score: 2, reviewCount: 9 }),
      buildPlace(62, { name: 'Quince Three', score: null, reviewCount: 99 }),
      buildPlace(63, { name: 'Quince B', score: 2 }),
      buildPlace(65, { name: 'Quince A', score: 2 }),
      buildPlace(64, { name: 'Quince A', score: 2 }),
      buildPlace(66, { name: 'Quince Four', score: 3 }),
    ];
    await engine.upsert(tied);
    expect(await find('quince')).toEqual([66, 61, 60, 64, 65, 63, 62]);
    await engine.remove(tied.map(({ id }) => id));
  });

  test.each([
    ['BRUNO’S', [2]],
    ['brunos', [2]],
    ["bruno's g", [2]],
    ['obriens', [10]],
    ['O’Brien', [10]],
    ['creperie', [11]],
    ['Crêperie  DU', [11]],
    ['reperie d', [11]],
    ['cafe', [3]],
    ['esapeake cr', [15]],
    ['ouse of c', [25]],
  ])('%j is found whatever its case, accents, apostrophes and place in the name', async (text, expected) => {
    expect(await find(text)).toEqual(expect.arrayContaining(expected));
    expect((await find(text))[0]).toBe(expected[0]);
  });

  test.each([
    ['coffee house', 25, 'words in another order'],
    ['vietnamese', 17, 'the cuisine'],
    ['vietnam', 17, 'the start of a word'],
    ['canton vietnamese', 17, 'words in different places'],
    ['saigon canton', 17, 'words of name and neighborhood'],
    ['pratt', 12, 'the address'],
  ])('%j is found as text: %s is %s', async (text, expected) => {
    expect(await find(text)).toContain(expected);
  });

  test('every word must be found', async () => {
    expect(await find('vietnamese seafood')).toEqual([]);
    expect(await find('saigon zzz')).toEqual([]);
  });

  test.each([
    ['tagu', 16],
    ['seafoud', 15],
    ['sagon kitchen', 17],
    ['chesepeake', 15],
    ['chesepaeke', 15],
    ['chesapoaki', 15],
    ['vietnamase', 17],
  ])('%j has one slip in four letters, or two in eight', async (text, expected) => {
    expect(await find(text)).toContain(expected);
  });

  test.each([
    ['crab cakes', 'crab cake'],
    ['crab cake', 'crab cakes'],
    ['oysters rockefeller', 'oyster rockefeller'],
    ['oyster rockefeller', 'oysters rockefeller'],
    ['strawberries', 'strawberry'],
    ['strawberry', 'strawberries'],
    ['tomatoes', 'tomato'],
  ])('%j and %j are found alike: the score decides', async (text, other) => {
    const engine = current();
    const dishes = [
      buildPlace(71, { name: 'Quince 71', score: 1, dishes: ['Bread', text] }),
      buildPlace(72, { name: 'Quince 72', score: 3, dishes: ['Bread', other] }),
      buildPlace(73, { name: 'Quince 73', score: 2, dishes: ['Bread', text] }),
    ];
    await engine.upsert(dishes);
    expect(await find(text)).toEqual([72, 73, 71]);
    await engine.remove(dishes.map(({ id }) => id));
  });

  test('a kind of dishes is found after dishes of that name, and before descriptions', async () => {
    const engine = current();
    const noodles = [
      buildPlace(71, { name: 'Quince 71', score: 1, dishes: ['Quincy noodles'] }),
      buildPlace(72, { name: 'Quince 72', score: 2, dishes: ['Pad thai'], kinds: ['quincy noodles'] }),
      buildPlace(73, { name: 'Quince 73', score: 3, description: 'Quincy noodles, once.' }),
    ];
    await engine.upsert(noodles);
    expect(await find('quincy noodle')).toEqual([71, 72, 73]);
    await engine.remove(noodles.map(({ id }) => id));
  });

  test.each([
    ['bra', 1, 'three letters allow none'],
    ['bryna', 1, 'five letters allow one, not two'],
    ['seafuad', 15, 'seven letters allow one, not two'],
    ['chisipiake', 15, 'ten letters allow two, not three'],
    ['1919', 13, 'a number is never mistyped'],
    ['21201', 13, 'a number is never mistyped'],
  ])('%j does not find %s: %s', async (text, unexpected) => {
    expect(await find(text)).not.toContain(unexpected);
  });

  test('a number finds itself', async () => {
    expect(await find('1919')).toEqual([12]);
    expect(await find('21201')).toEqual([12]);
    expect((await find('66'))[0]).toBe(14);
  });

  test('one letter and hundreds of them', async () => {
    const containing = places.filter((place) => reference.containsText(place, 'x')).map(({ id }) => id);
    const ids = await find('x');
    expect(ids[0]).toBe(24);
    expect(ids).toEqual(expect.arrayContaining(containing));
    expect(await find('a'.repeat(300))).toEqual([]);
    expect(await find('é'.repeat(300))).toEqual([]);
    expect(await find('word '.repeat(60))).not.toContain(24);
  });

  test.each([
    ['"bay"', [22]],
    ['"bay" \\ b', [22]],
    ['\\', [22]],
    ['"', [22]],
    ['fish & c', [23]],
    ['&', [23]],
    ['(old)', [23]],
    ['and rat or not', [26]],
    ['-saigon', [17]],
    ['"saigon" -kitchen', [17]],
  ])('%j is plain text', async (text, expected) => {
    expect(await find(text)).toEqual(expected);
  });

  test.each([
    'name = "Bruno" OR id > 0',
    '" OR id > 0 OR name = "',
    '\\" OR id > 0',
    "' OR 1=1; --",
    'zzz OR zzz',
    'zzz*',
    '%',
    '_',
    'zzz:* | zzz',
    '!(zzz)',
    '<->',
    '\\u{41}',
    '\u0000',
    '\ud800zzz',
    '🦀',
    '_geoRadius(1, 2, 3)',
  ])('%j is no operator, filter or mistake', async (text) => {
    const { ids } = await current().search(ask({ text, sort: 'relevance', perPage: ALL }));
    const isEmpty = ask({ text }).terms.key === '';
    if (isEmpty) expect(ids).toHaveLength(places.length);
    else expect(ids).toEqual([]);
  });

  test.each(['', '   ', '’'])('without text (%j) everything is found, best first', async (text) => {
    const { ids, total } = await current().search(ask({ text, sort: 'relevance', perPage: ALL }));
    expect(total).toBe(places.length);
    expect(ids).toEqual([...places].sort(reference.byScore).map(({ id }) => id));
  });
};
