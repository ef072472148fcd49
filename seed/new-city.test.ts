import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { useFolder } from '#cms/test/use-folder';
import { expect, test } from 'vitest';

const work = useFolder();
const folder = path.join(work, 'quay-town');

const node = (args: readonly string[], env = {}) =>
  execFileSync(process.execPath, args, { env: { ...process.env, ...env }, encoding: 'utf8', input: '' });
const written = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));

const square = (name: string, [west, south]: readonly [number, number]) => ({
  type: 'Feature',
  properties: { id: 7, label: name },
  geometry: {
    type: 'Polygon',
    coordinates: [
      [
        [west, south],
        [west + 0.02, south],
        [west + 0.02, south + 0.02],
        [west, south + 0.02],
        [west, south],
      ],
    ],
  },
});
const NEIGHBORHOODS = {
  type: 'FeatureCollection',
  features: [square('Old Quay', [-6.3, 53.3]), square('Mill End', [-6.27, 53.3])],
};
const PLACES = [
  'id,name,address,full address,latitude,longitude,phone,price,cuisine',
  ...[1, 2, 3, 4].map(
    (id) =>
      `a${id},The ${id} Oars,${id} Quay Lane,"${id} Quay Lane, Quay Town, D0${id} X2Y3",53.31,-6.29,01 234 567${id},€€,Seafood`,
  ),
  'a5,Mill & Rye,Mill Lane 5,"Mill Lane 5, Quay Town",53.31,-6.26,01 234 5675,€,Bakery',
];

test('a city is written from its neighborhoods and a list of places, and starts as it is', () => {
  writeFileSync(path.join(work, 'areas.geojson'), JSON.stringify(NEIGHBORHOODS));
  writeFileSync(path.join(work, 'places.csv'), PLACES.join('\n'));
  const flags = ['--country', 'IE', '--currency', 'EUR', '--zone', 'Europe/Dublin', '--folder', folder];
  const lists = [
    '--neighborhoods',
    path.join(work, 'areas.geojson'),
    '--places',
    path.join(work, 'places.csv'),
  ];
  const said = node(['seed/new-city.ts', 'Quay Town', ...flags, ...lists]);
  expect(said).toContain(': 5 places, 0 rows left out');
  expect(said).toContain('palette.json: the colors are neutral.');
  expect(said).not.toContain('drawn-map.json');
  expect(written('sample/places.json')).toMatchObject([
    { neighborhood: 'Old Quay', phone: '(01) 234 5671', priceRange: '$$', latitude: 53.31, source: 'places' },
    {},
    {},
    {},
    { name: 'Mill & Rye', neighborhood: 'Mill End' },
  ]);
  expect(written('quiz.json')).toMatchObject({
    zips: [
      { zip: 'D01X2Y3', neighborhoods: ['Old Quay'], nearby: ['Mill End'] },
      { zip: 'D02X2Y3' },
      { zip: 'D03X2Y3' },
      { zip: 'D04X2Y3' },
    ],
  });
});

test('distances, times, prices and codes are written as in its country', () => {
  const print = `
    import * as quantities from '#domain/words/quantities';
    import * as dates from '#domain/calendar/date-texts';
    import { WEEK } from '#domain/calendar/month-weeks';
    import { isPostalCode } from '#domain/addresses/postal-codes';
    import { townOf } from '#domain/addresses/postal-address';
    import { directionsUrl } from '#domain/addresses/map-links';
    console.log(JSON.stringify([
      quantities.distanceLabel(2), quantities.distanceLabel(0.01), quantities.priceText('$$'), quantities.moneyText(100),
      dates.clockText('17:30'), dates.longDate('2026-12-25'), WEEK[0],
      isPostalCode('d02 x285'), isPostalCode('21201'), townOf('1 Quay Lane, Quay Town, D02 X285'),
      decodeURIComponent(directionsUrl({ name: 'Oars', address: '1 Quay Lane' })),
    ]));`;
  const said = node(['--input-type=module-typescript', '--eval', print], { CITY: folder });
  expect(JSON.parse(said)).toEqual([
    '3.2 kilometres away',
    'Less than 0.1 kilometres away',
    '€€',
    '€100',
    '17:30',
    '25 December 2026',
    'mon',
    true,
    false,
    { locality: 'Quay Town', region: null, postalCode: 'D02 X285' },
    'https://www.google.com/maps/dir/?api=1&destination=Oars,+1+Quay+Lane,+Quay+Town',
  ]);
});

test('what it cannot guess is asked for', () => {
  expect(() =>
    node(['seed/new-city.ts', 'Elsewhere', '--country', 'IE', '--folder', path.join(work, 'b')]),
  ).toThrow('Say --currency.');
});

test('a city that cannot be written leaves nothing in the way of the next try', () => {
  const again = path.join(work, 'again');
  const flags = ['--country', 'IE', '--currency', 'EUR', '--folder', again];
  const place = ['--center', '53.3,-6.3', '--zone'];
  expect(() => node(['seed/new-city.ts', 'Again', ...flags, ...place, 'Europe/Nowhere'])).toThrow(
    'There is no such time zone.',
  );
  writeFileSync(path.join(work, 'nowhere.csv'), 'name,address\nThe Oars,1 Quay Lane');
  const list = ['--zone', 'Europe/Dublin', '--places', path.join(work, 'nowhere.csv')];
  expect(() => node(['seed/new-city.ts', 'Again', ...flags, ...list])).toThrow(
    'The list has no place with a position: say --center, or --map.',
  );
  node(['seed/new-city.ts', 'Again', ...flags, ...place, 'Europe/Dublin']);
});

test('its folder is named in plain letters', () => {
  expect(() => node(['seed/new-city.ts', ' Pórt Häven! '])).toThrow('cities/port-haven exists already.');
});

test('its map draws what there is of it: outlines, but no water or streets', () => {
  const print = `
    import { drawnBase } from './web/src/components/map/drawn-layers.ts';
    const { sources, layers } = drawnBase({});
    console.log(JSON.stringify([layers.map(({ id }) => id), layers.every(({ source }) => source in sources)]));`;
  const said = node(['--input-type=module-typescript', '--eval', print], { CITY: folder });
  expect(JSON.parse(said)).toEqual([expect.arrayContaining(['border']), true]);
  expect(said).not.toContain('water"');
});
