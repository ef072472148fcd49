import type { GuideCard } from '#contract/editorial';

/** What the cover of a collection shows: the dish one thinks of first. */
const COLLECTION_DISHES: Readonly<Record<string, string>> = {
  'most-romantic-restaurants': 'Wine',
  'best-restaurants-for-large-groups': 'Pizza',
  'budget-friendly-eats': 'Taco',
  'best-brunch-spots': 'Brunch',
  'late-night-dining': 'Cocktail',
  'best-outdoor-dining': 'Ice Cream',
};

/** The cuisine whose cover stands for a guide without a picture. */
export function guideCuisine({ cuisine, slug }: Pick<GuideCard, 'cuisine' | 'slug'>): string | null {
  return cuisine ?? COLLECTION_DISHES[slug] ?? null;
}
