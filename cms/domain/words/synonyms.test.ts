import { listing } from '#city';
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

  it('begin with the dishes of the city’s cuisines', () => {
    expect(splitSynonyms(listing.synonyms)).toContainEqual({ term: 'crab cake', meaning: 'seafood' });
  });

  const rows = [
    { id: 'a', terms: 'sushi', meaning: 'japanese' },
    { id: 'b', terms: 'pho', meaning: 'vietnamese' },
  ];

  it('take a new term into the row of its meaning', () => {
    expect(withSynonym(rows, { term: 'ramen', meaning: 'japanese' })).toEqual([
      { id: 'a', terms: 'sushi, ramen', meaning: 'japanese' },
      rows[1],
    ]);
  });

  it('take a new meaning as a new row', () => {
    expect(withSynonym(rows, { term: 'taco', meaning: 'mexican' })).toEqual([
      ...rows,
      { terms: 'taco', meaning: 'mexican' },
    ]);
  });

  it('stay as they are when the term is there already', () => {
    expect(withSynonym(rows, { term: 'pho', meaning: 'vietnamese' })).toBeNull();
    const again = [...rows, { terms: 'bun cha', meaning: 'vietnamese' }];
    expect(withSynonym(again, { term: 'bun cha', meaning: 'vietnamese' })).toBeNull();
  });

  it('keep a term with a comma whole', () => {
    expect(withSynonym([], { term: 'fish, chips', meaning: 'seafood' })).toEqual([
      { terms: 'fish chips', meaning: 'seafood' },
    ]);
  });
});
