import { expect, test } from 'vitest';
import type { SearchFilters } from '../query.ts';
import { foldForTests as fold } from '../test/fixture.ts';
import type { AnsweredPart, Understood } from '../understanding/give-way.ts';
import { evidenceFinder, type Witness } from './evidence.ts';
import cases from './evidence.test.json' with { type: 'json' };

const NOW = 1_000;
const LATER = 2_000;
const CLOSES = 2_100;
const CHRISTMAS = '2026-12-25';

const place: Witness = {
  description:
    'The soup is rich. Ask for the whole rockfish, steamed with ginger, or the gluten-free noodles.',
  dishes: ['Broiled jumbo lump crab cake', 'Crème brûlée', 'Pit-beef dip', 'Pierogi', 'Berry cobbler'],
  tags: ['date night', 'takeout'],
  times: () => ({ openMinutes: [{ from: 900, to: CLOSES }], openOn: [CHRISTMAS] }),
  openedOn: '2026-09-01',
};

const part = (filters: Partial<SearchFilters>, given: Partial<AnsweredPart> = {}): AnsweredPart => ({
  kind: 'feature',
  label: '',
  typed: '',
  without: '',
  filters,
  isNot: false,
  side: null,
  hasGivenWay: false,
  instead: null,
  ...given,
});
const understood = (given: Partial<Understood>): Understood => ({
  parts: [],
  texts: [],
  wordsGivenUp: '',
  notices: [],
  ...given,
});
const find = (given: Partial<Understood>) => evidenceFinder(understood(given), { fold, now: NOW })(place);

test.each(cases)('the text "%s" is in a %s: %s', (text, kind, value) => {
  expect(find({ texts: [text] })).toEqual([{ kind, value }]);
});

test.each(['crab soup', 'rab', 'soup noodles', '& !', ''])('the text "%s" is in nothing', (text) => {
  expect(find({ texts: [text] })).toEqual([]);
});

test('each side of an "or" may be the reason, and words that were given up are none', () => {
  expect(find({ texts: ['tacos', 'fluffy cobbler'], wordsGivenUp: 'fluffy' })).toEqual([
    { kind: 'dish', value: 'Berry cobbler' },
  ]);
});

test('tags are said if the place has them, and else the words that say so', () => {
  const parts = [part({ tags: ['date night', 'gluten free'] }), part({ tags: ['vegan'] })];
  expect(find({ parts })).toEqual([
    { kind: 'tag', value: 'date night' },
    { kind: 'says', value: '… with ginger, or the gluten-free noodles.' },
  ]);
});

test('what was excluded or has given way is no reason', () => {
  const parts = [
    part({ tags: ['takeout'] }, { isNot: true }),
    part({ tags: ['takeout'] }, { hasGivenWay: true }),
  ];
  expect(find({ parts })).toEqual([]);
});

test('a time, a holiday and an opening are said, but not the hours of now, which cards show', () => {
  expect(find({ parts: [part({ openAt: LATER }), part({ openOn: CHRISTMAS })] })).toEqual([
    { kind: 'openUntil', value: CLOSES },
    { kind: 'openOn', value: CHRISTMAS },
  ]);
  expect(find({ parts: [part({ openedSince: '2026-08-01' })] })).toEqual([
    { kind: 'opened', value: '2026-09-01' },
  ]);
  expect(find({ parts: [part({ mayBeOpenAt: NOW })] })).toEqual([]);
});
