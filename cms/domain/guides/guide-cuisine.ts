/** The cuisine cover of each collection: its most typical dish. */
const COLLECTION_DISHES: Readonly<Record<string, string>> = {
  'most-romantic-restaurants': 'Wine',
  'best-restaurants-for-large-groups': 'Pizza',
  'budget-friendly-eats': 'Taco',
  'best-brunch-spots': 'Brunch',
  'late-night-dining': 'Cocktail',
  'best-outdoor-dining': 'Ice Cream',
};

/** The cuisine whose cover a guide without a picture shows. */
export function guideCuisine(guide: {
  readonly cuisine: string | null;
  readonly slug: string;
}): string | null {
  return guide.cuisine ?? COLLECTION_DISHES[guide.slug] ?? null;
}
