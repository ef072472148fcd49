import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  findChanges,
  keepStoredValues,
  NO_TERMS,
  type Origin,
  type Origins,
  type Terms,
} from './keep-stored-values.ts';

const STAFF: Origin = { source: null, at: '2026-03-05T10:00:00.000Z' };
const LIST: Origin = { source: 'list', at: '2026-03-05T10:00:00.000Z' };

describe('what an import may overwrite', () => {
  it.each<[string, unknown, Origin | undefined, Partial<Terms>, string | null]>([
    ['a value of which nothing is noted gives way', 'old', undefined, {}, null],
    ['a value of an import gives way', 'old', LIST, {}, null],
    ['what staff wrote stands', 'old', STAFF, {}, 'staff edited it on March 5, 2026'],
    ['what staff left blank stays blank', '', STAFF, {}, 'staff edited it on March 5, 2026'],
    ['an export that staff edited may change what staff wrote', 'old', STAFF, { isOurs: true }, null],
    [
      'an export from before the edit may not',
      'old',
      STAFF,
      { isOurs: true, asOf: '2026-03-04' },
      'staff gave it on March 5, 2026, after the date of the file',
    ],
    [
      'a newer value stands against an older file',
      'old',
      LIST,
      { asOf: '2026-03-04' },
      'list gave it on March 5, 2026, after the date of the file',
    ],
    ['a file of the same day is no older', 'old', LIST, { asOf: '2026-03-05' }, null],
    ['a blank is filled', null, undefined, { fillBlanks: true }, null],
    ['an empty list is a blank', [], LIST, { fillBlanks: true }, null],
    ['nought is no blank', 0, undefined, { fillBlanks: true }, 'it isn’t blank'],
    [
      'what is known stands where only blanks are filled',
      'old',
      LIST,
      { fillBlanks: true },
      'it isn’t blank',
    ],
  ])('%s', (_what, stands, origin, terms, because) => {
    const origins: Origins = origin ? { phone: origin } : {};
    const divided = keepStoredValues({ phone: 'new' }, { phone: stands }, origins, { ...NO_TERMS, ...terms });
    expect(divided).toEqual(
      because === null
        ? { taken: { phone: 'new' }, kept: {} }
        : { taken: {}, kept: { phone: { value: 'new', because } } },
    );
  });

  it.each<[string, object, string[]]>([
    ['both say less', { latitude: 39.28, longitude: -76.6 }, ['latitude', 'longitude']],
    ['one ends in a zero by chance', { latitude: 39.2901, longitude: -76.6 }, []],
    ['only one changes, and says less', { latitude: 39.28 }, ['latitude']],
  ])('a position is kept or replaced as a whole: %s', (_what, changes, kept) => {
    const stored = { latitude: 39.2844, longitude: -76.6032 };
    const divided = keepStoredValues(changes, stored, {}, NO_TERMS);
    expect(Object.keys(divided.kept)).toEqual(kept);
  });

  it('writes or reports every change, and never overwrites staff edits', () => {
    const field = fc.constantFrom('name', 'phone', 'website', 'tags', 'toString');
    const time = fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
      .map((day) => day.toISOString());
    const value = fc.oneof(fc.string(), fc.constant(null));
    const terms = fc.record({
      fillBlanks: fc.constantFrom(true, false),
      asOf: fc.oneof(
        fc.constant(null),
        time.map((at) => at.slice(0, 10)),
      ),
      isOurs: fc.constant(false),
    });
    const origins = fc.dictionary(
      field,
      fc.record({ source: fc.oneof(fc.constant(null), fc.string()), at: time }),
    );
    fc.assert(
      fc.property(
        fc.dictionary(field, value),
        fc.dictionary(field, value),
        origins,
        terms,
        (changes, stored, known, all) => {
          const { taken, kept } = keepStoredValues(changes, stored, known, all);
          const said = Object.entries(kept).map(([name, one]) => [name, one.value] as const);
          expect({ ...taken, ...Object.fromEntries(said) }).toEqual(changes);
          expect(Object.keys(taken).filter((name) => Object.hasOwn(kept, name))).toEqual([]);
          for (const name of Object.keys(taken))
            expect(Object.hasOwn(known, name) ? known[name]?.source : undefined).not.toBeNull();
        },
      ),
    );
  });
});

const STORED = {
  name: 'Mo',
  description: 'A\nB',
  rating: null,
  reviewCount: 4,
  website: undefined,
  hours: [{ id: '7', closes: '22:00', day: 'mon', opens: '11:00' }],
};

it.each<[Partial<Record<keyof typeof STORED, unknown>>, string[]]>([
  [{}, []],
  [{ name: 'Moe', rating: 4 }, ['name', 'rating']],
  [{ name: undefined }, []],
  [{ website: null }, []],
  [{ reviewCount: 5 }, ['reviewCount']],
  [{ description: 'A\r\nB' }, []],
  [{ hours: [{ day: 'mon', opens: '11:00', closes: '22:00' }] }, []],
  [{ hours: [{ day: 'mon', opens: '11:00', closes: '23:00' }] }, ['hours']],
  [{ hours: null }, ['hours']],
])('the row %j changes %j', (given, changed) => {
  expect(Object.keys(findChanges<Record<string, unknown>>(given, STORED))).toEqual(changed);
});
