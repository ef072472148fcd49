import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readSource } from './read-source.ts';
import type { SourceRow } from './source-row.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'read-source-'));
afterAll(() => rmSync(folder, { recursive: true }));

async function read(name: string, content: string | Buffer) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  const rows: SourceRow[] = [];
  for await (const row of readSource(file)) rows.push(row);
  return rows;
}

describe('a table', () => {
  it('counts physical lines, though quoted fields hold line breaks', async () => {
    const rows = await read('a.csv', 'name,place\nA,"1 ST\nBaltimore\n"\nB,"2 ST\nBaltimore\n"\n\nC,3 ST\n');
    expect(rows.map(({ at }) => at)).toEqual(['line 2', 'line 5', 'line 9']);
    expect(rows[1]?.record).toEqual({ name: 'B', place: '2 ST\nBaltimore\n' });
  });

  it('counts them where lines end as on Windows, too', async () => {
    const rows = await read('a.csv', 'name,place\r\nA,"1 ST\r\nBaltimore"\r\n\r\nB,2 ST\r\n');
    expect(rows.map(({ at }) => at)).toEqual(['line 2', 'line 5']);
  });

  it.each([
    [';', 'name;note\nA;"x; y"\n'],
    ['tab', 'name\tnote\nA\tx; y\n'],
    ['|', 'name|note\nA|x; y\n'],
    ['CRLF', 'name,note\r\nA,x; y\r\n'],
    ['byte order mark', '\uFEFFname,note\nA,x; y\n'],
  ])('may be written with %s', async (_, text) => {
    expect((await read('b.csv', text)).map(({ record }) => record)).toEqual([{ name: 'A', note: 'x; y' }]);
  });

  it('may be Latin-1', async () => {
    expect((await read('c.csv', Buffer.from('name\nCafé\n', 'latin1')))[0]?.record).toEqual({ name: 'Café' });
    expect((await read('c.csv', 'name\nCafé\n'))[0]?.record).toEqual({ name: 'Café' });
  });

  it('gives a row with a field too many or too few with its problem', async () => {
    const rows = await read('d.csv', 'a,b\n1,2,3\n1,2\n1\n');
    expect(rows.map(({ problem }) => problem)).toEqual([
      '3 fields where the header has 2',
      undefined,
      '1 fields where the header has 2',
    ]);
  });

  it('bears stray quotes inside a name', async () => {
    expect((await read('e.csv', 'name,zip\nSURN-N-JOE"S,21201\n'))[0]?.record).toEqual({
      name: 'SURN-N-JOE"S',
      zip: '21201',
    });
  });

  it('refuses two columns of one name', async () => {
    await expect(read('f.csv', 'a,a\n1,2\n')).rejects.toThrow('line 1: two columns are called "a"');
  });

  it('may be empty', async () => {
    expect(await read('g.csv', '')).toEqual([]);
    expect(await read('g.csv', 'a,b\n')).toEqual([]);
  });
});

describe('a list', () => {
  it('gives its objects by number', async () => {
    const rows = await read('a.json', '[{"a": 1}, 7, {"a": {"b": [2]}}]');
    expect(rows).toEqual([
      { at: 'item 1', record: { a: 1 } },
      { at: 'item 2', record: {}, problem: 'not an object' },
      { at: 'item 3', record: { a: { b: [2] } } },
    ]);
  });

  it.each(['{"a": 1}', '[{"a": 1}', '[{"a" 1}]', 'nothing'])('refuses %s', async (text) => {
    await expect(read('b.json', text)).rejects.toThrow(/^not a list in JSON/);
  });

  it('may be one object a line', async () => {
    const rows = await read('c.ndjson', '{"a": 1}\n\n{"a"\n{"a": 2}');
    expect(rows.map(({ at, problem }) => [at, problem])).toEqual([
      ['line 1', undefined],
      ['line 3', 'not JSON'],
      ['line 4', undefined],
    ]);
  });
});

it('refuses a file it has no reader for', () => {
  expect(() => readSource('places.xlsx')).toThrow('places.xlsx: expected a file that ends in .csv');
});
