import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { inOtherNumber } from '../grammatical-number.ts';
import { dishNames } from '../memory/dishes.ts';
import { foldForTests as fold } from '../test/fixture.ts';
import { atOnce } from '../test/at-once.ts';
import { knownCity } from '../test/known-city.ts';
import { buildLexicon } from './lexicon.ts';
import { phraseKey } from './phrases.ts';
import { understand, type Understanding } from './understand.ts';
import cases from './understand.test.json' with { type: 'json' };
import { conditions } from './words.json' with { type: 'json' };

const lexiconOf = (...given: Parameters<typeof buildLexicon>) => atOnce(buildLexicon(...given));
const lexicon = lexiconOf(fold, {
  cuisines: [
    'Pizza',
    'Crab House',
    'Seafood',
    'Café',
    'Coffee Shop',
    'Sushi',
    'Italian',
    'Bar & Restaurant',
    'restaurants',
    'Steakhouse',
    'Ice Cream',
    'Bakery',
  ],
  neighborhoods: [
    'Canton',
    'Fells Point',
    'Upper Fells Point',
    'Hampden',
    'Mount Vernon',
    "O'Donnell Heights",
  ],
});
const words = new Set(['falls', 'lake', 'trout', 'crab', 'cake', 'biscuit']);
const isWord = (word: string) => [word, ...inOtherNumber(word)].some((form) => words.has(form));
/** Saturday, 7 PM. */
const now = (5 * 24 + 19) * 60;
const today = '2026-11-28';
const dateOfHoliday = (name: string) => (name === 'Christmas Eve' ? '2026-12-24' : null);
const isName = (phrase: readonly string[]) => ['the wawa'].includes(phrase.join(' '));
const known = knownCity({ lexicon, isWord, isName });
const read = (query: string, plain: string[] = []) =>
  understand(query, { ...known, plain, now, today, dateOfHoliday });
/** "Pizza | Canton | “text”", "Not Italian", and the sides of an "or": "1 Kids | 2 “text”". */
const inWords = ({ parts, texts, notices }: Understanding) => {
  const sideOf = (side: number | null) => (side === null ? '' : `${side + 1} `);
  return [
    ...parts.map(
      ({ label, isNot, side, isUnknown }) =>
        `${sideOf(side)}${isNot ? 'Not ' : ''}${label}${isUnknown ? '?' : ''}`,
    ),
    ...texts.flatMap((text, side) =>
      text === '' ? [] : `${sideOf(texts.length === 1 ? null : side)}“${text}”`,
    ),
    ...notices.map((notice) => (notice.kind === 'allergens' ? 'Allergens!' : `No ${notice.name}!`)),
  ].join(' | ');
};
const said = (query: string, plain?: string[]) => {
  return inWords(read(query, plain));
};

describe.each(Object.entries(cases))('%s', (_what, rows) => {
  test.each(rows)('%j is %s', (query, expected) => {
    expect(said(query)).toBe(expected);
  });
});

describe('a query is its parts and what is left', () => {
  test.each([
    ['under $20', ['$']],
    ['$60', ['$', '$$', '$$$']],
    ['under $150', ['$', '$$', '$$$', '$$$$']],
    ['over $25', ['$$', '$$$', '$$$$']],
    ['over $100', ['$$$$']],
  ])('%j costs %j', (query, prices) => {
    expect(read(query).parts[0]?.filters).toEqual({ prices });
  });
});

describe('what follows a word like "no" is excluded', () => {
  test.each(['italian not busy', 'italian, not open now', 'italian not near me'])(
    'what can’t be excluded is marked as unknown, and never read as its opposite: %j',
    (query) => {
      expect(said(query)).toMatch(/^Italian \| Not .+\?$/);
    },
  );

  test('it is no word to look for, in a text or a name, and pressed back it is both again', () => {
    expect(read('crab not italian')).toMatchObject({ texts: ['crab'], significant: 'crab' });
    expect(read('not italian').significant).toBe('');
    expect(read('crab not italian', ['not italian'])).toMatchObject({
      parts: [],
      texts: ['crab not italian'],
      significant: 'crab not italian',
    });
  });

  test('dishes of a cuisine go with it, as places with another one serve them, too', () => {
    expect(read('no pizza').parts[0]).toMatchObject({ filters: { cuisines: ['Pizza'] }, words: ['pizza'] });
    expect(read('no italian').parts[0]?.words).toEqual([]);
  });
});

describe('allergens are a notice, and nothing to look for', () => {
  test.each([
    ['nut allergy', 'Allergens!'],
    ['nut free bakery', 'Bakery | Allergens!'],
    ['dairy-free ice cream', 'Ice Cream | Allergens!'],
    ['sushi for someone allergic to shellfish and eggs', 'Sushi | Allergens!'],
    ['my son has a severe peanut allergy', 'Allergens!'],
    ['strawberry allergy', 'Allergens!'],
    ['allergy friendly pizza', 'Pizza | Allergens!'],
    ['no shellfish', 'Not shellfish | Allergens!'],
    ['gluten free pizza', 'Gluten free | Pizza'],
  ])('%j is %s', (query, expected) => {
    expect(said(query)).toBe(expected);
    expect(read(query).significant).not.toMatch(/allerg|nut|shellfish|dairy/);
  });
});

describe('who comes, and what they spend', () => {
  test('a price is one person’s', () => {
    expect(read('dinner for two under $60').parts).toContainEqual(
      expect.objectContaining({ label: 'Under $60 for 2', filters: { prices: ['$', '$$'] } }),
    );
  });
});

describe('days of the calendar', () => {
  test.each([
    ['open on Christmas Eve', { openOn: '2026-12-24' }],
    ['new in canton', { openedSince: '2026-07-31' }],
    ['pizza places that just opened', { openedSince: '2026-07-31' }],
    ['new this month', { openedSince: '2026-11-01' }],
  ])('%j filters by %j', (query, filters) => {
    expect(read(query).parts).toContainEqual(expect.objectContaining({ kind: 'time', filters }));
  });

  test('they are text where none is known, as is what is new before a text', () => {
    expect(said('thanksgiving pizza')).toBe('Pizza | “thanksgiving”');
    expect(said('new york style pizza')).toBe('Pizza | “new york style”');
    expect(understand('new', { ...known, now: null }).parts).toEqual([]);
  });
});

describe('other languages, emoji and short forms are the words they stand for', () => {
  test('they are pressed back as typed', () => {
    expect(read('🍕 canton').parts[0]?.typed).toBe('🍕');
    expect(said('🍕 canton', ['🍕'])).toBe('Canton | “🍕”');
  });
});

describe('a meal alone leaves out what is closed then', () => {
  const MONDAY = 0;
  const SATURDAY = 5;
  const minute = (day: number, hour: number) => (day * 24 + hour) * 60;
  test.each([
    ['lunch', SATURDAY, 11, minute(SATURDAY, 12.5)],
    ['lunch', SATURDAY, 15, minute(6, 12.5)],
    ['dinner', SATURDAY, 15, minute(SATURDAY, 18.5)],
    ['dinner', SATURDAY, 20, minute(SATURDAY, 20)],
    ['dinner', 6, 23, minute(MONDAY, 18.5)],
  ])('%j on day %d at %d o’clock is minute %4$d of the week', (query, day, hour, mayBeOpenAt) => {
    const { parts } = understand(query, { ...known, now: minute(day, hour) });
    expect(parts).toMatchObject([{ kind: 'time', filters: { mayBeOpenAt } }]);
  });

  test('pressed back, or where no time is known, it says nothing', () => {
    expect(said('lunch canton', ['lunch'])).toBe('Canton | “lunch”');
    expect(understand('lunch canton', { ...known, now: null }).parts).toHaveLength(1);
  });
});

describe('near a neighborhood is in or around it', () => {
  const around = (name: string) => (name === 'Canton' ? ['Fells Point', 'Hampden'] : []);
  const meant = (query: string, plain: string[] = []) =>
    understand(query, { ...known, plain, now, around }).parts.flatMap((part) =>
      part.kind === 'neighborhood' ? [{ label: part.label, typed: part.typed, around: part.around }] : [],
    );

  test.each(['pizza near canton', 'near Canton', 'around canton', 'pizza close to canton', 'by the canton'])(
    '%j',
    (query) => {
      expect(meant(query)).toEqual([
        { label: 'Near Canton', typed: expect.stringMatching(/^canton$/i), around: around('Canton') },
      ]);
    },
  );

  test.each(['pizza in canton', 'canton', 'canton pizza near me', 'nearby canton'])(
    '%j is in it alone',
    (query) => {
      expect(meant(query)).toEqual([{ label: 'Canton', typed: 'canton', around: undefined }]);
    },
  );

  test('with nothing around, it is in it, and pressed back it is text', () => {
    expect(meant('near mt vernon')).toEqual([
      { label: 'Mount Vernon', typed: 'mt vernon', around: undefined },
    ]);
    expect(meant('pizza near canton', ['canton'])).toEqual([]);
  });
});

describe('a question is what it asks for', () => {
  test.each([
    'Where do I find %?',
    'who has %',
    'who serves %?',
    'I’m craving %',
    'we’re looking for %',
    'show me %',
    'can you recommend a place for %',
    'feel like %',
    '% restaurant',
    '% in town',
  ])('%j', (question) => {
    const asked = (what: string) => question.replace('%', what);
    expect(said(asked('crab'))).toBe('“crab”');
    expect(read(asked('crab')).significant).toBe('crab');
    expect(said(asked('pizza'))).toBe('Pizza');
    expect(said(asked('cheap crab cake in Canton'))).toMatch(/^\$ \| Canton \| “crab cake”$/);
  });
});

describe('a dish is not what its words mean alone', () => {
  const dishes = [
    'Challah French toast',
    'Fish and chips',
    'Chili dogs',
    'Cream of crab soup',
    'Vegan pizza',
  ];
  const served = dishNames(fold);
  for (const dish of dishes) served.add(dish);
  const isDish = (one: string, next: string) => served.has(one, next);
  const cuisines = ['French', 'Seafood', 'Soup', 'Pizza', 'Vegan', 'Cuban', 'Sandwiches'];
  const menus = knownCity({
    lexicon: lexiconOf(fold, { cuisines, neighborhoods: ['Canton'] }),
    isWord,
    isDish,
  });
  const meant = (query: string) => {
    return inWords(understand(query, { ...menus, now }));
  };

  test.each([
    ['french toast', '“french toast”'],
    ['french', 'French'],
    ['toast french', 'French | “toast”'],
    ['fish and chips', '“fish chips”'],
    ['noodle soup for a cold', '“noodle soup”'],
    ['something for a cold', 'Soup'],
    ['fish or soup', 'Seafood | Soup'],
    ['chili dog', '“chili dog”'],
    ['dogs', 'Dog friendly'],
    ['cream of crab soup', '“cream crab soup”'],
    ['crab soups with kids', 'Kids | “crab soups”'],
    ['vegan pizza', 'Vegan | Pizza'],
    ['cuban sandwich', 'Cuban | Sandwiches'],
  ])('%j is %s', (query, expected) => {
    expect(meant(query)).toBe(expected);
  });

  test('of two cuisines that some place serves as one dish, none is meant', () => {
    served.add('Cuban sandwich on pressed bread');
    expect(meant('cuban sandwich')).toBe('“cuban sandwich”');
  });

  test.each([
    ['vegan', { cuisines: ['Vegan'] }],
    ['vegan canton', { cuisines: ['Vegan'] }],
    ['vegan pizza', { tags: ['vegan'] }],
    ['pizza for vegans', { cuisines: ['Pizza'] }],
  ])('beside a cuisine, a diet is what it has to have: %j', (query, filters) => {
    const { parts } = understand(query, { ...menus, now });
    expect(parts[0]?.filters).toEqual(filters);
  });
});

describe('a slip, and words joined or parted', () => {
  test.each(['falls road', 'lake trout', 'cakes', 'biscuits'])(
    '%j is made of words in use: no slip',
    (query) => {
      expect(said(query)).toBe(`“${query}”`);
    },
  );
});

describe('times', () => {
  const day = 24 * 60;
  test.each([
    ['open now', now, 'Open now'],
    ['open sunday', 6 * day + 18.5 * 60, 'Open Sunday 6:30 p.m.'],
    ['open at 9 pm', 5 * day + 21 * 60, 'Open Saturday 9 p.m.'],
    ['tomorrow at 7:30am', 6 * day + 7.5 * 60, 'Open Sunday 7:30 a.m.'],
    ['open at 12 am', 6 * day, 'Open Sunday 12 a.m.'],
    ['tonight until 1 am', 6 * day + 60, 'Open Sunday 1 a.m.'],
    ['until 2 tonight', 6 * day + 2 * 60, 'Open Sunday 2 a.m.'],
    ['at 22 tonight', 5 * day + 22 * 60, 'Open Saturday 10 p.m.'],
    ['tonight', 5 * day + 20 * 60, 'Open Saturday 8 p.m.'],
    ['sunday morning', 6 * day + 9 * 60, 'Open Sunday 9 a.m.'],
    ['this evening', 5 * day + 18.5 * 60, 'Open Saturday 6:30 p.m.'],
    ['after a show', 5 * day + 22 * 60, 'Open Saturday 10 p.m.'],
    ['drinks after work', now, 'Open Saturday 7 p.m.'],
    ['dinner at 9pm on friday', 4 * day + 21 * 60, 'Open Friday 9 p.m.'],
    ['friday dinner at 8', 4 * day + 20 * 60, 'Open Friday 8 p.m.'],
    ['sunday at seven', 6 * day + 19 * 60, 'Open Sunday 7 p.m.'],
    ['breakfast sunday at seven', 6 * day + 7 * 60, 'Open Sunday 7 a.m.'],
    ['sunday at 8', 6 * day + 20 * 60, 'Open Sunday 8 p.m.'],
    ['friday night after the game', 4 * day + 22 * 60, 'Open Friday 10 p.m.'],
    ['open before 7am', 6 * day + 6.5 * 60, 'Open Sunday 6:30 a.m.'],
    ['open 24 hours', 6 * day + 4 * 60, 'Open Sunday 4 a.m.'],
    ['abierto los domingos', 6 * day + 18.5 * 60, 'Open Sunday 6:30 p.m.'],
    ['friday after work', 4 * day + 17.5 * 60, 'Open Friday 5:30 p.m.'],
    ['open right now', now, 'Open now'],
  ])('%j is a minute of the week', (query, openAt, label) => {
    const [time] = read(query).parts.filter(({ kind }) => kind === 'time');
    expect(time).toMatchObject({ label, filters: { openAt } });
  });

  test.each(['9 lives', '7 sushi', '1919'])('%j is a number of a name', (query) => {
    expect(read(query).parts.filter(({ kind }) => kind === 'time')).toEqual([]);
  });
});

describe('as plain text', () => {
  test('a piece that was pressed back means itself', () => {
    expect(said('pizza in canton', ['canton'])).toBe('Pizza | “canton”');
    expect(said('pizza in canton', ['Pizza', 'canton'])).toBe('“pizza canton”');
  });

  test.each(['(410) 555-0134', '410.555.0134', '+1 410 555 0134'])('%j is a telephone number', (query) => {
    expect(read(query)).toMatchObject({ parts: [], texts: ['4105550134'] });
  });
});

test('nothing of any query is lost: each word is in a part, in the text, or says nothing', () => {
  const word = fc.constantFrom(
    'pizza',
    'cheap',
    'canton',
    'zorp',
    'in',
    'open',
    'now',
    '$',
    'sunday',
    'at',
    '9pm',
    'best',
    'crab',
  );
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (list) => {
      const query = list.join(' ');
      const { parts, texts } = read(query);
      const kept = [...parts.map(({ typed }) => typed), ...texts].join(' ').split(' ');
      // "Sunday pizza 9pm": two pieces of one part, which goes with both.
      const isGone = (one: string) => parts.some(({ without }) => !without.split(' ').includes(one));
      for (const one of list) if (!lexicon.isStopWord(one) && !isGone(one)) expect(kept).toContain(one);
    }),
  );
});

test('a term with a synonym stays whole, its stop words included', () => {
  const synonyms = [{ term: 'low and slow', meaning: 'barbecue' }];
  const { texts } = understand('Low and slow and cheap in Canton', { ...known, now, synonyms });
  expect(texts).toEqual(['Low and slow']);
  expect(said('Low and slow')).toBe('“Low slow”');
});

test('a dish that stands for a cuisine as well is a word, and it is said that the cuisine comes after it', () => {
  const synonyms = [
    { term: 'slice', meaning: 'pizza' },
    { term: 'low and slow', meaning: 'barbecue' },
  ];
  const { texts, notices } = understand('best slice', { ...known, now, synonyms });
  expect(texts).toEqual(['slice']);
  expect(notices).toEqual([{ kind: 'widened', name: 'slice', label: 'Pizza' }]);
  for (const query of ['low and slow', 'oyster slice', 'sushi slice'])
    expect(understand(query, { ...known, now, synonyms }).notices).toEqual([]);
});

test('a synonym names a neighborhood, an occasion or a feature again; one of a cuisine stays a word', () => {
  const synonyms = [
    { term: 'the square', meaning: 'canton' },
    { term: 'stoop', meaning: 'outdoor' },
    { term: 'slice', meaning: 'pizza' },
    { term: 'hampden', meaning: 'canton' },
  ];
  const names = { cuisines: ['Pizza'], neighborhoods: ['Canton', 'Hampden'] };
  const taught = lexiconOf(fold, names, synonyms);
  const labels = (query: string) =>
    understand(query, { ...knownCity({ lexicon: taught }), now }).parts.map(({ label }) => label);
  expect(labels('the square stoop')).toEqual(['Canton', 'Outdoor']);
  expect(labels('slice')).toEqual([]);
  // A name that is known already keeps its meaning.
  expect(labels('hampden')).toEqual(['Hampden']);
});

test('the name of a cuisine that the city has is that cuisine, and its nearest kin only where it has none', () => {
  const labels = (cuisines: string[], query: string) =>
    understand(query, {
      ...knownCity({ lexicon: lexiconOf(fold, { cuisines, neighborhoods: [] }) }),
      now,
    }).parts.map(({ filters }) => filters.cuisines);
  expect(labels(['Middle Eastern', 'Lebanese'], 'lebanse')).toEqual([['Lebanese']]);
  expect(labels(['Middle Eastern'], 'lebanese')).toEqual([['Middle Eastern']]);
  expect(labels(['Japanese', 'Sushi'], 'japanese')).toEqual([['Japanese', 'Sushi']]);
  // Vegans don't eat everything that vegetarians do.
  expect(labels(['Vegan', 'Vegetarian'], 'vegan')).toEqual([['Vegan']]);
  expect(labels(['Vegan', 'Vegetarian'], 'vegetarian')).toEqual([['Vegetarian', 'Vegan']]);
});

test.each([
  ['pizza in canton', ['in canton', 'pizza in']],
  ['no crab or pizza in canton', ['no pizza in canton', 'no crab in canton', 'no crab or pizza in']],
  ['pizza but not expensive', ['but not expensive', 'pizza']],
  ['coffee to study in canton', ['to in canton', 'coffee to study in']],
  ['Sushi sushi', ['']],
])('each part can be dropped, and never so as to reverse the rest: %j', (query, without) => {
  const { parts } = read(query);
  expect(parts.map((part) => part.without)).toEqual(without);
  for (const { without: rest, typed } of parts) {
    const others = parts.filter((part) => part.typed !== typed).map(({ label, isNot }) => [label, isNot]);
    expect(read(rest).parts.map(({ label, isNot }) => [label, isNot])).toEqual(others);
  }
});

test('no phrase stands for two conditions, of which the first would win unseen', () => {
  const keys = conditions.flatMap(({ said: phrases }) => [
    ...new Set(phrases.split(', ').map((phrase) => phraseKey(fold, phrase))),
  ]);
  expect(keys.filter((key, at) => keys.indexOf(key) !== at)).toEqual([]);
});
