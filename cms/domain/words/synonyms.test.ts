import { describe, expect, it } from 'vitest';
import { splitSynonyms, withSynonym } from './synonyms.ts';

describe('the synonyms of the listing rules', () => {
  it('are one for each term, separated by commas or line breaks', () => {
    expect(splitSynonyms([{ terms: ' sushi,ramen ,\n udon,, ', meaning: ' japanese ' }])).toEqual([
      { term: 'sushi', meaning: 'japanese' },
      { term: 'ramen', meaning: 'japanese' },
      { term: 'udon', meaning: 'japanese' },
    ]);
  });

  const rows = [
    { id: 'a', terms: 'sushi', meaning: 'japanese' },
    { id: 'b', terms: 'pho', meaning: 'vietnamese' },
  ];

  const again = [...rows, { terms: 'bun cha', meaning: 'vietnamese' }];
  it.each([
    [
      'a new term into the row of its meaning',
      rows,
      'ramen',
      'japanese',
      [{ ...rows[0], terms: 'sushi, ramen' }, rows[1]],
    ],
    ['a new meaning as a new row', rows, 'taco', 'mexican', [...rows, { terms: 'taco', meaning: 'mexican' }]],
    [
      'a term with a comma whole',
      [],
      'fish, chips',
      'seafood',
      [{ terms: 'fish chips', meaning: 'seafood' }],
    ],
    ['no term twice', rows, 'pho', 'vietnamese', null],
    ['no term twice, in whichever row', again, 'bun cha', 'vietnamese', null],
  ])('take %s', (_what, known, term, meaning, expected) => {
    expect(withSynonym(known, { term, meaning })).toEqual(expected);
  });
});
