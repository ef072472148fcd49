import { appendFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { useFolder } from '#cms/test/use-folder';
import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { inspectFile } from './inspect-file.ts';
import { readBatches, readSource } from './read-source.ts';
import type { SourceRow } from './source-file.ts';
import cases from './read-source.test.json' with { type: 'json' };

const folder = useFolder();

async function read(name: string, content: string | Buffer) {
  const file = path.join(folder, name);
  writeFileSync(file, content);
  const rows: SourceRow[] = [];
  for await (const row of readSource(await inspectFile(file))) rows.push(row);
  return rows;
}

describe('a table', () => {
  it('counts physical lines, even if quoted fields contain line breaks', async () => {
    const rows = await read('a.csv', 'name,place\nA,"1 ST\nLeeds\n"\nB,"2 ST\nLeeds\n"\n\nC,3 ST\n');
    expect(rows.map(({ at }) => at)).toEqual(['line 2', 'line 5', 'line 9']);
    expect(rows[1]?.record).toEqual({ name: 'B', place: '2 ST\nLeeds\n' });
  });

  it('counts them with Windows line endings, too', async () => {
    const rows = await read('a.csv', 'name,place\r\nA,"1 ST\r\nLeeds"\r\n\r\nB,2 ST\r\n');
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

  it('has texts that a spreadsheet protects from being numbers', async () => {
    const rows = await read('b.csv', 'name,zip\n"=""A ""1""""","=""01224"""\n');
    expect(rows.map(({ record }) => record)).toEqual([{ name: 'A "1"', zip: '01224' }]);
  });

  it('may be Latin-1', async () => {
    expect((await read('c.csv', Buffer.from('name\nCafé\n', 'latin1')))[0]?.record).toEqual({ name: 'Café' });
    // As a Mac wrote it.
    expect((await read('m.csv', Buffer.from('name\nCaf\x8e\n', 'latin1')))[0]?.record).toEqual({
      name: 'Café',
    });
    expect((await read('c.csv', 'name\nCafé\n'))[0]?.record).toEqual({ name: 'Café' });
  });

  it('returns a row with too many or too few fields with its problem', async () => {
    const rows = await read('d.csv', 'a,b\n1,2,3\n1,2\n1\n');
    expect(rows.map(({ problem }) => problem)).toEqual([
      '3 fields where the header has 2',
      undefined,
      '1 fields where the header has 2',
    ]);
  });

  it('tolerates stray quotes inside a name', async () => {
    expect((await read('e.csv', 'name,zip\nSURN-N-JOE"S,21201\n'))[0]?.record).toEqual({
      name: 'SURN-N-JOE"S',
      zip: '21201',
    });
  });

  it.each(cases.odd as [string, string, object][])('may have %s', async (_what, text, record) => {
    expect((await read('f.csv', text))[0]?.record).toEqual(record);
  });

  it('may end its lines in several ways, and have rows of blanks', async () => {
    const rows = await read('g.csv', 'a,b\r\n1,2\r3,4\n,\r\n5,6');
    expect(rows.map(({ at, raw }) => [at, raw])).toEqual([
      ['line 2', ['1', '2']],
      ['line 3', ['3', '4']],
      ['line 5', ['5', '6']],
    ]);
  });

  it.each(['utf16le', 'utf-16be'])('may be %s without a mark', async (encoding) => {
    const bytes = Buffer.from('name,place\nCafé,Leeds\n', 'utf16le');
    const [row] = await read('h.csv', encoding === 'utf16le' ? bytes : bytes.swap16());
    expect(row?.record).toEqual({ name: 'Café', place: 'Leeds' });
  });
});

describe('a list', () => {
  it('returns its objects by number', async () => {
    const rows = await read('a.json', '[{"a": 1}, 7, {"a": {"b": [2]}}]');
    expect(rows).toEqual([
      { at: 'item 1', record: { a: 1 }, raw: { a: 1 } },
      { at: 'item 2', record: {}, raw: 7, problem: 'not an object' },
      { at: 'item 3', record: { a: { b: [2] } }, raw: { a: { b: [2] } } },
    ]);
  });

  it.each(['{"a": 1}', '[{"a": 1}', '[{"a" 1}]', 'nothing'])('refuses %s', async (text) => {
    await expect(read('b.json', text)).rejects.toThrow(/^not a list in JSON/);
  });

  it.each([
    ['{"total": 2, "businesses": [{"a": 1}, {"a": 2}]}'],
    ['{"facets": [{"n": 1}, {"n": 2}, {"n": 3}], "hits": [{"a": 1, "b": 1}, {"a": 2, "b": 2}]}'],
    [
      '{"data": {"tags": ["x", "y", "z"], "list": [{"a": 1, "b": [{}, {}, {}]}, {"a": 2}]}, "next": {"items": [{}]}}',
    ],
  ])('may be part of an object: %s', async (text) => {
    const rows = await read('d.json', text);
    expect(rows.map(({ at, record }) => [at, record.a])).toEqual([
      ['item 1', 1],
      ['item 2', 2],
    ]);
  });

  it('may be one object per line', async () => {
    const rows = await read('c.ndjson', '{"a": 1}\n\n{"a"\n{"a": 2}');
    expect(rows.map(({ at, problem }) => [at, problem])).toEqual([
      ['line 1', undefined],
      ['line 3', 'not JSON'],
      ['line 4', undefined],
    ]);
  });
});

describe('a file that is no list of places', () => {
  const keys = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`k${n}`, n]));

  it.each([
    ['w.ndjson', JSON.stringify(keys)],
    ['w.json', JSON.stringify([keys])],
    ['w.geojson', JSON.stringify({ type: 'FeatureCollection', features: [{ properties: keys }] })],
  ])('has too many fields in each row of %s', async (name, text) => {
    expect((await read(name, text)).map(({ problem }) => problem)).toEqual(['more than 1000 fields']);
  });

  it('has too many columns, or too many lists', async () => {
    await expect(read('w.csv', Object.keys(keys).join(','))).rejects.toThrow(
      /^line 1: more than 1000 columns/,
    );
    const lists = Object.fromEntries(Object.keys(keys).map((key) => [key, [{ key }]]));
    await expect(read('l.json', JSON.stringify(lists))).rejects.toThrow(/more than 1000 lists/);
  });
});

it('the process goes on with its other work between the rows of a file', async () => {
  const file = path.join(folder, 'turns.csv');
  writeFileSync(file, `name\n${'A\n'.repeat(9)}`);
  const source = await inspectFile(file);
  let others = 0;
  const timer = setInterval(() => (others += 1), 0);
  const turns: number[] = [];
  for await (const _ of readSource(source)) {
    const until = performance.now() + 25;
    while (performance.now() < until);
    turns.push(others);
  }
  clearInterval(timer);
  expect(new Set(turns).size).toBeGreaterThan(4);
});

describe('long rows', () => {
  const rows = Array.from({ length: 9 }, (_, n) => ({ n, text: 'x'.repeat(150 * 1024) }));

  it('come in small batches, each of which is planned without a break', async () => {
    const file = path.join(folder, 'long.ndjson');
    writeFileSync(file, rows.map((row) => JSON.stringify(row)).join('\n'));
    const sizes: number[] = [];
    for await (const batch of readBatches(await inspectFile(file))) sizes.push(batch.length);
    expect(sizes).toEqual([2, 2, 2, 2, 1]);
  });

  it('of a list wait in the file for a reader that is busy', async () => {
    const file = path.join(folder, 'long.json');
    writeFileSync(file, JSON.stringify([...rows, ...rows]));
    let count = 0;
    for await (const _ of readSource(await inspectFile(file))) {
      count += 1;
      for (let turns = 0; turns < 300; turns += 1) await setImmediate();
    }
    expect(count).toBe(18);
  });
});

describe('a feature collection', () => {
  const feature = (properties: object, coordinates: unknown) => ({
    type: 'Feature',
    properties,
    geometry: { type: 'Point', coordinates },
  });
  const collection = {
    type: 'FeatureCollection',
    features: [feature({ name: 'A' }, [-76.6, 39.3]), { type: 'Feature', properties: null }, 7],
  };

  it.each(['g.geojson', 'g.json'])('returns its properties and points (%s)', async (name) => {
    const rows = await read(name, JSON.stringify(collection));
    expect(rows.map(({ record, problem }) => problem ?? record)).toEqual([
      { name: 'A', geometry: { latitude: 39.3, longitude: -76.6 } },
      {},
      'not a feature',
    ]);
  });
});

describe('a file', () => {
  it('may be compressed', async () => {
    const rows = await read('a.csv.gz', gzipSync('name\nCafé\n'));
    expect(rows[0]?.record).toEqual({ name: 'Café' });
    await expect(read('b.csv.gz', gzipSync('name\nCafé\n').subarray(0, 20))).rejects.toThrow(/gzip/);
  });

  it('may be UTF-16 with a byte order mark', async () => {
    const rows = await read('u.csv', Buffer.from('\uFEFFname\nCafé\n', 'utf16le'));
    expect(rows[0]?.record).toEqual({ name: 'Café' });
  });

  it('may use single quotes', async () => {
    const rows = await read('q.csv', "'name','note'\n'A, B','x'\n");
    expect(rows[0]?.record).toEqual({ name: 'A, B', note: 'x' });
  });

  it.each<[string, string, Buffer | string, RegExp]>([
    ['it has no reader for', 'places.ods', 'x', /^expected a file that ends in \.csv/],
    ['that is empty', 'e.csv', '', /^the file is empty/],
    ['of blanks', 'e.csv', '\n\n', /^the file is blank/],
    [
      'that is a picture',
      'p.csv',
      Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex'),
      /^this is no text/,
    ],
    ['of null bytes', 'n.csv', Buffer.from('a,b\n1,\0\0\n'), /^this is no text/],
  ])('%s is refused with what to do', async (_what, name, content, reason) => {
    await expect(read(name, content)).rejects.toThrow(reason);
  });

  it.each([
    ['table', 'l.csv', 'name\n', 'a', /^line 2: longer than 512 kB/],
    ['list', 'l.json', '[{"a":"', 'a', /^an item is longer than 512 kB/],
    ['lines', 'l.ndjson', '', 'a', /^line 1: longer than 512 kB/],
    ['open quote', 'l.csv', 'name\n"', 'a\n', /^line 2: longer than 512 kB/],
  ])(
    'whose %s has a row without end is refused, and never held in memory',
    async (_what, name, start, fill, reason) => {
      const file = path.join(folder, name);
      writeFileSync(file, start);
      // 200 MB, written in chunks.
      for (let piece = 0; piece < 25; piece += 1)
        appendFileSync(file, fill.repeat((8 * 1024 * 1024) / fill.length));
      const before = process.memoryUsage().rss;
      await expect(
        (async () => {
          for await (const row of readSource(await inspectFile(file))) expect(row).toBeUndefined();
        })(),
      ).rejects.toThrow(reason);
      expect(process.memoryUsage().rss - before).toBeLessThan(120 * 1024 * 1024);
    },
  );
});
