import { expect, it } from 'vitest';
import { checkImportMap, importMapSchema, listColumns } from './import-map.ts';
import { readMapFile } from './known-maps.ts';

const base = { source: 'test', key: { columns: 'id' }, fields: {} };

it('lists the columns of its key, of each step of its fields, and of its other settings, each once', () => {
  const map = importMapSchema.parse({
    source: 'test',
    id: 'number',
    origin: { source: 'origin', key: 'originKey' },
    key: { hashOf: ['name', 'street'] },
    fields: {
      name: { from: 'name' },
      address: { parts: [{ from: ['street', 'suite'] }, { from: 'zip' }] },
      neighborhood: { firstOf: [{ polygon: 'label' }, { from: 'area' }] },
    },
  });
  expect(listColumns(map)).toEqual([
    'name',
    'street',
    'suite',
    'zip',
    'area',
    'number',
    'origin',
    'originKey',
  ]);
  expect(listColumns(importMapSchema.parse(base))).toEqual(['id']);
});

it('matches patterns regardless of case', () => {
  const { fields } = importMapSchema.parse({ ...base, fields: { name: { from: 'a', extract: 'zip' } } });
  expect(fields.name && 'extract' in fields.name && fields.name.extract?.test('ZIP')).toBe(true);
});

it.each([
  [{ name: { from: 'a', extract: '(' } }, 'fields.name.extract: “(” is not a regular expression'],
  [{ name: { from: 'a', extract: '(a+)+b' } }, 'fields.name.extract: “(a+)+b” repeats a group that repeats'],
  [{ name: { from: 'a', lookup: [{ table: 'none' }] } }, 'fields.name: no table “none”'],
  [{ name: { firstOf: [{ from: 'a', line: -1 }] } }, 'fields.name.firstOf.0.line: this must be at least 0'],
  [{ name: { from: 'a', template: 'x' } }, 'fields.name.template: this must hold {} for the value'],
  [{ name: { from: 'a', sort: true } }, 'fields.name: nothing here is called sort'],
  [{ nme: { from: 'a' } }, 'fields: nothing here is called nme'],
  [{ name: {} }, 'fields.name.from: this is missing'],
])('of the ways to write %j, the fault of the one that fits furthest is told: %s', (fields, fault) => {
  expect(() => checkImportMap({ ...base, fields }, 'map.json')).toThrow(`map.json: ${fault}`);
});

it('names what is no map with its fault', async () => {
  expect(() => checkImportMap([], 'map.json')).toThrow('map.json: the map: ');
  expect(() => checkImportMap({ ...base, source: 'A b' }, 'map.json')).toThrow(
    'map.json: source: Use lowercase letters, digits and hyphens.',
  );
  await expect(readMapFile(import.meta.filename)).rejects.toThrow('import-map.test.ts: not JSON');
});

it('rejects an invalid default, instead of every row that uses it', () => {
  const map = { ...base, defaults: { category: 'Pizza', description: 'Too short' } };
  expect(() => checkImportMap(map, 'map.json')).toThrow(
    'map.json: defaults.description: Description must be at least 10 characters (“Too short”)',
  );
});
