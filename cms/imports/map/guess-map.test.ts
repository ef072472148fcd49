import { describe, expect, it } from 'vitest';
import { guessMap } from './guess-map.ts';
import { importMapSchema } from './import-map.ts';
import { findFittingMaps } from './known-maps.ts';
import { readRestaurantRow } from './restaurant-row.ts';
import cases from './guess-map.test.json' with { type: 'json' };

type Columns = Readonly<Record<string, readonly string[]>>;

/** Six rows, with each column's values in turn. */
const rowsOf = (columns: Columns) =>
  Array.from({ length: 6 }, (_, index) => ({
    at: `line ${index + 2}`,
    raw: null,
    record: Object.fromEntries(
      Object.entries(columns).map(([name, values]) => [name, values[index % values.length] ?? '']),
    ),
  }));

const guess = (columns: Columns) => guessMap(rowsOf(columns), { name: 'list.csv', header: 1 });

/** The first row's values by the proposed map. */
function readFirst(columns: Columns) {
  const [row] = rowsOf(columns);
  const result =
    row && readRestaurantRow(row, { map: importMapSchema.parse(guess(columns)), now: new Date(0) });
  return result?.faults.length === 0 ? result.given : result;
}

const hosts = ['mos.com', 'lees.com', 'pubs.net', 'grill.org', 'crabs.us', 'oysters.com'];
const six = (build: (host: string, index: number) => string) => hosts.map(build);

describe('a column is proposed', () => {
  it.each<[string, string, readonly string[], string, boolean]>([
    ['of own pages', 'url', six((host) => `https://${host}/menu`), 'website', true],
    ['of bare hosts', 'Website', six((host) => `www.${host}`), 'website', true],
    ["of the source's own pages", 'url', six((_, n) => `https://list.com/place/${n}`), 'website', false],
    ['of icons', 'url', six((host) => `https://${host}/icon.png`), 'website', false],
    ['of pictures', 'image', six((host, n) => `https://${host}/photo-${n}.jpg`), 'imageUrl', true],
    ['of one icon for all', 'image', ['https://a.com/images/fork.png'], 'imageUrl', false],
    ['of marks on a map', 'image', six((_, n) => `https://a.com/marker-${n}.png`), 'imageUrl', false],
    ['of ranges of signs', 'price', ['$$ - $$$', '$', '$$'], 'priceRange', true],
    ['of ranges of signs', 'How much', ['$', '$$', '$$$$'], 'priceRange', true],
    ['of kinds of food', 'Food types', ['Seafood, Bar', 'Pizza'], 'category', true],
    ['of amounts without a unit', 'price', ['12.50', '9.95'], 'priceRange', false],
    ['of scores of 100', 'score', ['88', '93'], 'rating', false],
    ['of kinds of food', 'What', ['Seafood|Bar', 'Thai', 'Café'], 'category', true],
    ['of kinds that say nothing', 'types', ['restaurant, food', 'food, establishment'], 'category', false],
    ['of numbers', 'type', ['1', '4'], 'category', false],
    ['of names', 'title', six((host) => `Grill ${host}`), 'name', true],
    ['of names that are numbers', 'name', ['410', '1919'], 'name', true],
    ['of forms of address', 'title', ['Mr.', 'Mr.', 'Ms.'], 'name', false],
    ['of towns', 'address', ['Paris'], 'address', false],
    ['of scores of ten', 'rating', ['8.7', '4.5', '9'], 'rating', true],
    ['of grid positions', 'y', ['1', '2'], 'latitude', false],
    ['that is blank', 'phone', [''], 'phone', false],
  ])('%s ("%s") by its values: %j is the %s: %s', (_what, column, values, field, isProposed) => {
    const { fields, notes } = guess({ [column]: values });
    expect(Object.keys(fields).includes(field)).toBe(isProposed);
    expect(notes.some((note) => note.startsWith(`“${column}” sounds like the `))).toBe(!isProposed);
  });

  describe('as the hours', () => {
    const DAYS = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
    const week = (name: (day: string) => string, values: string[]) =>
      Object.fromEntries(DAYS.map((day) => [name(day), values]));

    it.each<[string, Parameters<typeof guess>[0], readonly string[]]>([
      ['by its name', { Hours: ['11-10', '24/7', 'closed', 'noon-midnight'] }, ['Hours']],
      ['by its values', { when: ['Mon-Fri 11am-10pm', 'Daily 5pm-1am'] }, ['when']],
      [
        'by its JSON',
        { opening_hours: ['{"weekday_text": ["Monday: 11:00 AM – 10:00 PM"]}'] },
        ['opening_hours'],
      ],
      [
        'one for each day',
        week((day) => `${day}_hours`, ['11am-10pm', 'closed']),
        DAYS.map((day) => `${day}_hours`),
      ],
      [
        'for weekdays and the weekend',
        { 'Mon-Fri Hours': ['11-10'], weekendHours: ['noon-midnight'] },
        ['Mon-Fri Hours', 'weekendHours'],
      ],
      ['of opening and closing', { Opens: ['11:00 AM', '0.5'], Closes: ['10 pm'] }, ['Opens', 'Closes']],
      [
        'with their days',
        { 'Days open': ['Mon-Sat', 'daily'], open: ['11'], close: ['10'] },
        ['Days open', 'open', 'close'],
      ],
      [
        'with the days without',
        { opens: ['11'], closes: ['10'], closed: ['Monday', 'N/A'] },
        ['closed', 'opens', 'closes'],
      ],
      ['beside texts without hours', { Hours: ['11-10', 'Call for hours', 'varies'] }, ['Hours']],
      ['not of a happy hour', { 'happy hour mon-fri': ['4pm-7pm'] }, []],
      ['not by its name alone', { hours: ['40', 'full time'] }, []],
      ['not by days of something else', week((day) => `${day} special`, ['Tacos', 'Wings']), []],
    ])('%s', (_, columns, from) => {
      const { fields, notes } = guess(columns);
      const [only] = from;
      expect(fields.openingHours).toEqual(only && { from: from.length > 1 ? from : only });
      expect(notes.some((note) => note.startsWith('“hours” sounds like'))).toBe('hours' in columns);
    });

    it('inside the objects of a list', () => {
      const hours = { periods: [{ open: { day: 1, time: '1100' }, close: { day: 1, time: '2200' } }] };
      const rows = [{ at: 'item 1', raw: null, record: { name: 'Mo’s', opening_hours: hours } }];
      expect(guessMap(rows, { name: 'list.json', header: 0 }).fields.openingHours).toEqual({
        from: 'opening_hours',
      });
    });
  });

  it('without how a place serves', () => {
    expect(
      readFirst({ name: six((host) => host), cuisine: ['Ours Delivered|Thai', 'Catering|Bar'] }),
    ).toMatchObject({
      category: 'Thai',
    });
  });

  it('as several words where its values are', () => {
    expect(guess({ cuisine: ['Italian, Pizza', 'Bar'] }).fields.category).toEqual({
      from: 'cuisine',
      split: ',',
    });
    expect(guess({ cuisine: ['Italian / Pizza', 'Thai; Bar', 'N/A'] }).fields.category).toEqual({
      from: 'cuisine',
      split: [';', '/'],
    });
  });

  it('beside another that has its values where it has none', () => {
    expect(
      readFirst({ name: six((host) => host), phone: ['N/A', '410-276-7143'], 'Phone 2': ['410-276-7144'] }),
    ).toEqual(expect.objectContaining({ phone: '(410) 276-7144' }));
  });
});

it.each(cases.positions as [string, object, object][])(
  'a position is proposed %s',
  (_what, columns, position) => {
    expect(readFirst({ name: six((host) => host), ...columns })).toMatchObject(position);
  },
);

it.each<[string, Record<string, readonly string[]>, object]>([
  [
    'a house number beside its street',
    { 'addr:housenumber': ['12'], 'addr:street': six((host) => `${host} St`) },
    { address: '12 mos.com St' },
  ],
  [
    'a kind by its code',
    { types: ['restaurant, mexican_restaurant, food', 'food, bar', 'point_of_interest, cafe'] },
    { category: 'Mexican' },
  ],
  ['a kind in a sentence', { genre: ['Thai Restaurant', 'seafood'] }, { category: 'Thai' }],
  [
    'a street with its town',
    { formattedAddress: six((host) => `12 ${host} St, Town, OR 97301, USA`) },
    { address: '12 mos.com St', fullAddress: '12 mos.com St, Town, OR 97301, USA' },
  ],
  ['a value of an object for all', { 'tags.phone': ['410-276-7143'] }, { phone: '(410) 276-7143' }],
  ['a column with a note', { 'Stars (of 5)': ['4.5'] }, { rating: 4.5 }],
  ['a score of a hundred', { rating: ['84', '92'] }, { rating: 4.2 }],
  ['a score of ten', { rating: ['8.7', '4.5', '9'] }, { rating: 4.35 }],
  ['a score of five beside a slip', { rating: ['4', '4.5', '11', '3'] }, { rating: 4 }],
])('%s is put together', (_what, columns, values) => {
  expect(readFirst({ name: six((host) => host), ...columns })).toMatchObject(values);
});

describe('a built-in map', () => {
  const CANTON = ['name', 'street', 'city', 'types', 'url', 'lat', 'lng'];

  it('fits completely if it knows every column of the file', async () => {
    const [first] = await findFittingMaps(CANTON);
    expect(first).toMatchObject({ name: 'canton-no-scheme-urls', strange: [] });
  });

  it('fits partly if the file has unknown columns', async () => {
    const [first] = await findFittingMaps([...CANTON, 'closed']);
    expect(first).toMatchObject({ name: 'canton-no-scheme-urls', strange: ['closed'] });
  });
});

it('no map is proposed for more columns than a list of places has', () => {
  const columns = Object.fromEntries(Array.from({ length: 1_001 }, (_, n) => [`k${n}`, ['1']]));
  expect(() => guess(columns)).toThrow(/more than 1000 columns/);
});
