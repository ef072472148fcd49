import { describe, expect, it } from 'vitest';
import { fieldMapSchema } from './import-map.ts';
import { readField, readHourColumns, readPath } from './read-field.ts';
import cases from './read-field.test.json' with { type: 'json' };

const TABLES = {
  kinds: { ' Pub ': 'Bar & Restaurant', tavern: 'pub' },
  loud: { pub: 'Pub' },
};

function read(record: object, field: object, context: { exact?: boolean; isTable?: boolean } = {}) {
  return readField({ ...record }, fieldMapSchema.parse(field), {
    tables: TABLES,
    exact: false,
    isTable: false,
    areaAt: (property) => (property === 'name' ? 'Hampden' : undefined),
    ...context,
  })?.text;
}

describe('a field of one column', () => {
  it.each<[string, object, object, string | undefined]>([
    ['blanks are single, and none are outside', { a: ' The \t Crab  House\u00a0' }, {}, 'The Crab House'],
    ['line ends stay', { a: 'One\nTwo' }, {}, 'One\nTwo'],
    ['accents are composed', { a: 'Cafe\u0301' }, {}, 'Café'],
    ['null characters are dropped', { a: 'cr\0ab' }, {}, 'crab'],
    ['a number is a text', { a: 7 }, {}, '7'],
    ['an object says nothing', { a: {} }, {}, undefined],
    ['all of them', { a: 'Pub| |Thai' }, { split: '|', join: ' & ' }, 'Pub & Thai'],
    ['the first between any of several signs', { a: 'Pub / Bar; Thai' }, { split: [';', '/'] }, 'Pub'],
    ['nothing for a blank that has the sign', { a: 'N/A' }, { split: '/' }, undefined],
    ['all but some', { a: 'pub|Thai' }, { split: '|', join: ' & ', skip: [' Pub'] }, 'Thai'],
    ['the group of a match, in any case', { a: 'ZIP 21231' }, { extract: 'zip (\\d+)' }, '21231'],
    ['the match without a group', { a: 'ZIP 21231' }, { extract: '\\d{5}' }, '21231'],
    ['a match beyond the first 2,000 signs', { a: `${'x'.repeat(2000)}7` }, { extract: '\\d' }, undefined],
    ['a sentence around it', { a: '$& 5' }, { template: 'MD {}, {}' }, 'MD $& 5, $& 5'],
    ['a table, whatever case and blanks', { a: 'PUB' }, { lookup: [{ table: 'kinds' }] }, 'Bar & Restaurant'],
    [
      'one table after the other',
      { a: 'Tavern' },
      { lookup: [{ table: 'kinds' }, { table: 'loud' }] },
      'Pub',
    ],
    [
      'a table that has to have it',
      { a: 'Thai' },
      { lookup: [{ table: 'kinds', otherwise: 'unknown' }, { table: 'loud' }] },
      undefined,
    ],
  ])('%s', (_what, record, steps, text) => {
    expect(read(record, { from: 'a', ...steps })).toBe(text);
  });

  it('keeps the source’s original text, all values of several', () => {
    const field = fieldMapSchema.parse({ from: ['a', 'b'] });
    const context = { tables: {}, exact: false, isTable: false, areaAt: () => undefined };
    expect(readField({ a: 'Pub', b: 'Thai' }, field, context)).toEqual({
      text: 'Pub',
      original: 'Pub | Thai',
    });
  });
});

describe('a field of several columns', () => {
  const parts = [{ from: 'street' }, { from: 'zip' }];
  it.each([
    [{ street: '1 Fleet St', zip: '21231' }, '1 Fleet St, 21231'],
    [{ street: '1 Fleet St' }, '1 Fleet St'],
    [{}, undefined],
  ])('%j is put together from what there is', (record, text) => {
    expect(read(record, { parts })).toBe(text);
  });
});

it('an area is looked up, and unknown if no polygon contains it', () => {
  expect(read({}, { polygon: 'name', lookup: [{ table: 'kinds' }] })).toBe('Hampden');
  expect(read({}, { polygon: 'name', lookup: [{ table: 'kinds', otherwise: 'unknown' }] })).toBeUndefined();
  expect(read({}, { polygon: 'label' })).toBeUndefined();
});

describe('an export', () => {
  it('is used as written', () => {
    expect(read({ a: ' X  Y ' }, { from: 'a' }, { exact: true })).toBe(' X  Y ');
    expect(read({ a: ['kids', '', 'groups'] }, { from: 'a' }, { exact: true })).toBe('kids|groups');
    expect(read({ a: '' }, { from: 'a' }, { exact: true })).toBeUndefined();
  });

  it('loses the apostrophe that protects a cell from evaluation, only in a table', () => {
    expect(read({ a: "'=1" }, { from: 'a' }, { exact: true, isTable: true })).toBe('=1');
    expect(read({ a: "'=1" }, { from: 'a' }, { exact: true })).toBe("'=1");
  });
});

it.each<[object, string, string[]]>([
  [{ a: { b: { c: 7 } } }, 'a.b.c', ['7']],
  [{ a: [{ b: 'x' }, { b: 'y' }, 'z'] }, 'a[].b', ['x', 'y']],
  [{ 'a.b': 'x', a: { b: 'y' } }, 'a.b', ['x']],
  [{ a: 'x' }, 'a.b', []],
  [{ a: null }, 'a.b', []],
])('of %j, %s is %j', (record, path, values) => {
  expect(readPath({ ...record }, path)).toEqual(values);
});

it.each(cases.hoursInColumns as [string, Record<string, string>, string[]][])(
  'hours in columns are those of %s',
  (_what, record, lines) => {
    expect(readHourColumns(record, Object.keys(record))).toEqual(lines);
  },
);
