import { region } from '#city';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { useFolder } from '#cms/test/use-folder';
import { expect, it, test } from 'vitest';
import { readAboutBasemap } from './about-basemap.ts';
import { keepBasemap, removeBasemap } from './keep-basemap.ts';

const home = useFolder();
const folder = path.join(home, 'kept');

let count = 0;
async function keep(content: string | Buffer, attribution?: string) {
  const file = path.join(home, `file-${count++}`);
  await writeFile(file, content);
  return keepBasemap({ folder, file, attribution });
}
const about = () => readAboutBasemap(folder);

test('a file replaces the previous one', async () => {
  expect(await about()).toBeNull();
  await keep(tiles({}), '© A county');
  const first = await about();
  await keep(tiles({}), '© A city');
  const second = await about();
  expect(second).toMatchObject({ kind: 'pmtiles', attribution: '© A city' });
  expect(second?.file).not.toBe(first?.file);
  expect((await readdir(folder)).sort()).toEqual([second?.file, 'about.json'].sort());
  await removeBasemap(folder);
  expect(await about()).toBeNull();
});

test('a base map that an earlier version stored in another form is ignored, and the next one replaces it', async () => {
  await mkdir(folder, { recursive: true });
  const kept = { kind: 'tiles', attribution: '© A county', file: 'a', bounds: [-77, 39, -76, 40] };
  await writeFile(path.join(folder, 'about.json'), JSON.stringify(kept));
  expect(await about()).toBeNull();
  await keep(tiles({}));
  expect(await about()).toMatchObject({ kind: 'pmtiles' });
});

test('tiles carry their attribution', async () => {
  const kept = await keep(tiles({ attribution: '<a href="https://x.example">&copy; Mappers</a>' }));
  expect(kept).toMatchObject({ kind: 'pmtiles', attribution: '© Mappers', layers: ['water', 'roads'] });
  expect((await about())?.file).toMatch(/\.pmtiles$/);
});

it.each<[string, string | Buffer, RegExp]>([
  ['a table', 'name,address\n', /not PMTiles/],
  ['tiles without water', tiles({ layers: ['roads'] }), /has no layer water/],
  ['tiles that are pictures', tiles({ type: 2 }), /are pictures/],
  ['tiles of another town', tiles({ east: -80 }), new RegExp(`do not show the middle of ${region.name}`)],
  ['half a file', tiles({}).subarray(0, 60), /cannot be read further/],
  ['tiles of nobody', tiles({ attribution: '' }), /whose data it is/],
])('%s is refused with the reason', async (_name, content, reason) => {
  await expect(keep(content)).rejects.toThrow(reason);
});

test('a missing file is named', async () => {
  await expect(keepBasemap({ folder, file: '/no/such/file' })).rejects.toThrow(
    'There is no file /no/such/file.',
  );
});

interface Tiles {
  attribution?: string;
  layers?: string[];
  /** 1 is vectors, 2 PNG. */
  type?: number;
  east?: number;
}

/** A PMTiles archive, version 3, without a tile in it. */
function tiles({
  attribution = '© Mappers',
  layers = ['water', 'roads'],
  type = 1,
  east = -76,
}: Tiles): Buffer {
  const metadata = Buffer.from(JSON.stringify({ attribution, vector_layers: layers.map((id) => ({ id })) }));
  const directory = Buffer.from([0]);
  const header = Buffer.alloc(127);
  header.write('PMTiles', 0, 'latin1');
  header[7] = 3;
  const end = 127 + directory.length;
  [127, directory.length, end, metadata.length, 0, 0, end + metadata.length].forEach((value, index) => {
    header.writeBigUInt64LE(BigInt(value), 8 + index * 8);
  });
  header.set([1, 1, 1, type, 0, 14], 96);
  [-81, 39, east, 40].forEach((degrees, index) => header.writeInt32LE(degrees * 1e7, 102 + index * 4));
  return Buffer.concat([header, directory, metadata]);
}
