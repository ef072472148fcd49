import { describe, expect, it } from 'vitest';
import { readExactValues, readValues, type Texts } from './read-values.ts';
import cases from './read-values.test.json' with { type: 'json' };

const NOW = new Date('2026-11-21T12:00:00Z');

describe('a value of an external list', () => {
  it.each(cases.kept as [Texts, object][])('%j is kept as %j', (texts, given) => {
    expect(readValues(texts, NOW)).toMatchObject({ given, notices: [], faults: [] });
  });

  it.each(cases.noticed as [Texts, object, string][])(
    '%j is kept as %j with a notice',
    (texts, given, notice) => {
      const read = readValues(texts, NOW);
      expect(read.given).toEqual(given);
      expect(read.notices.map(({ field, message }) => `${field}: ${message}`)).toEqual([notice]);
    },
  );

  it.each(cases.faults as [Texts, string][])('%j is a fault: %s', (texts, fault) => {
    const { given, faults } = readValues(texts, NOW);
    expect(given).toEqual({});
    expect(faults.map(({ field, message }) => `${field}: ${message}`)).toEqual([fault]);
  });
});

describe('a value of the directory’s own export', () => {
  it.each(cases.backAgain as [Texts, object][])('%j comes back as %j', (texts, given) => {
    expect(readExactValues(texts)).toMatchObject({ given, notices: [], faults: [] });
  });

  it('that is invalid is a fault', () => {
    expect(readExactValues({ status: 'haunted', rating: 'good' })).toMatchObject({
      given: {},
      faults: [{ field: 'status' }, { field: 'rating', message: 'not a number (“good”)' }],
    });
  });
});

describe('opening hours', () => {
  const lunch = { day: 'mon', opens: '11:00', closes: '14:00' };
  const read = (openingHours: string) => readValues({ openingHours }, new Date(0));

  it.each(['mon 11:00-14:00', 'Monday: 11 a.m. – 2 p.m.', JSON.stringify([lunch])])(
    'are read from %s',
    (text) => {
      expect(read(text)).toMatchObject({ given: { openingHours: [lunch] }, notices: [] });
    },
  );

  it.each([
    ['Mon 11am-2pm, Sat by chance', '“Sat by chance” doesn’t say the hours of a week, so they stay unknown'],
    ['closed Mondays', '“closed Mondays” doesn’t say the hours of a week, so they stay unknown'],
  ])('are unknown from %s, which is named', (text, message) => {
    expect(read(text)).toMatchObject({
      given: {},
      notices: [{ field: 'openingHours', message }],
      faults: [],
    });
  });
});

it('control characters are removed', () => {
  const texts = { name: 'Crab\u0001 House\u0000' };
  expect(readValues(texts, new Date(0)).given.name).toBe('Crab House');
  expect(readExactValues(texts).given.name).toBe('Crab House');
});
