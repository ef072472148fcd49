/** A search for `term` also finds what `meaning` finds. One way. */
export interface Synonym {
  readonly term: string;
  readonly meaning: string;
}

/** What Baltimore calls things, for a fresh database; data staff add theirs. */
export const DEFAULT_SYNONYMS: readonly Synonym[] = [
  { term: 'bbq', meaning: 'barbecue' },
  { term: 'barbecue', meaning: 'bbq' },
  { term: 'pit beef', meaning: 'bbq' },
  { term: 'crab cake', meaning: 'seafood' },
  { term: 'crab cakes', meaning: 'seafood' },
  { term: 'steamed crabs', meaning: 'seafood' },
  { term: 'oysters', meaning: 'seafood' },
  { term: 'sushi', meaning: 'japanese' },
  { term: 'ramen', meaning: 'japanese' },
  { term: 'pho', meaning: 'vietnamese' },
  { term: 'tacos', meaning: 'mexican' },
  { term: 'burrito', meaning: 'mexican' },
  { term: 'kebab', meaning: 'middle eastern' },
  { term: 'hoagie', meaning: 'sandwiches' },
  { term: 'sub', meaning: 'sandwiches' },
  { term: 'espresso', meaning: 'coffee' },
  { term: 'cafe', meaning: 'coffee' },
  { term: 'coffee', meaning: 'cafe' },
  { term: 'ice cream', meaning: 'dessert' },
  { term: 'mount vernon', meaning: 'mt vernon' },
  { term: 'mt vernon', meaning: 'mount vernon' },
];
