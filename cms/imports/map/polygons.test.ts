import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { useFolder } from '#cms/test/use-folder';
import { describe, expect, it } from 'vitest';
import { readAreas } from './polygons.ts';

const folder = useFolder();

function read(text: string) {
  const file = path.join(folder, 'areas.geojson');
  return writeFile(file, text).then(() => readAreas(file, 'the map'));
}

async function readBoxes(...boxes: [west: number, south: number, east: number, north: number][]) {
  const features = boxes.map(([west, south, east, north], index) => ({
    type: 'Feature',
    properties: { label: `Area ${index}` },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    },
  }));
  return read(JSON.stringify({ type: 'FeatureCollection', features }));
}

describe('polygons of neighborhoods', () => {
  it('locate a place', async () => {
    const areas = await readBoxes([-76.7, 39.2, -76.6, 39.4], [-76.6, 39.2, -76.5, 39.4]);
    expect(areas.nameAt('label', { latitude: 39.28, longitude: -76.58 })).toBe('Area 1');
  });

  it.each([
    ['of Washington', [-77.12, 38.79, -76.91, 39.0]],
    ['in feet of the state’s grid', [1_392_000, 557_000, 1_446_000, 621_000]],
    ['with latitude before longitude', [39.2, -76.7, 39.4, -76.5]],
  ] as [string, [number, number, number, number]][])('%s are refused', async (_what, box) => {
    await expect(readBoxes(box)).rejects.toThrow(/^the map: these polygons lie elsewhere, from /);
  });

  it.each([
    'nothing',
    '{"features":[',
    '{"features":[]}',
    '{"features":[{"type":"Feature"}]}',
    '{"features":7}',
  ])('are not in %j', async (text) => {
    await expect(read(text)).rejects.toThrow(/^(the map: )?not a/);
  });
});
