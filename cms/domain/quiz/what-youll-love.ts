import type { QuestionKey, QuizAnswers, QuizPrice } from './answers.ts';
import { priceText } from '../words/quantities.ts';
import type { Occasion } from '../places/tags.ts';
import { isSurprising } from './surprise.ts';
import { OCCASIONS } from './vibe-match.ts';

interface Loved {
  readonly category: string;
  readonly neighborhood: string;
  readonly priceRange: string | null;
  readonly rating: number | null;
  readonly reviewCount: number | null;
  readonly localFavorite: boolean;
}

interface Picked {
  readonly place: Loved;
  readonly tags: readonly string[];
  readonly meets: readonly QuestionKey[];
  readonly answers: QuizAnswers;
}

/** Maximum number of bullets under "What You'll Love". */
const MAX_BULLETS = 5;
const WELL_RATED = 4;

const PRICES: Readonly<Record<QuizPrice, string>> = {
  $: 'Easy on the wallet, as you asked',
  $$: 'Mid-range prices, as you asked',
  $$$: 'Worth the splurge you had in mind',
};

const MEALS: Readonly<Record<string, string>> = {
  breakfast: 'A good spot for breakfast',
  brunch: 'A good spot for brunch',
  happyHour: 'A good spot for a drink after work',
  cocktails: 'A good spot for a drink',
};

/** Occasions after “Good for”. */
const OCCASION_WORDS: Readonly<Record<Occasion, string>> = {
  'date night': 'date night',
  groups: 'groups',
  kids: 'kids',
  outdoor: 'eating outside',
  'late night': 'late nights',
  brunch: 'brunch',
};

/** Why the diner will like the place: known facts and matched answers only. */
export function whatYoullLove({ place, tags, meets, answers }: Picked): readonly string[] {
  const { category, neighborhood } = place;
  const met = (key: QuestionKey) => meets.includes(key);
  const bullets = [
    answers.cuisine === 'surprise' && isSurprising(place)
      ? `A find: well rated, and only ${reviews(place.reviewCount ?? 0)} so far`
      : null,
    met('cuisine') && answers.cuisine !== 'surprise' ? `${category}, just what you asked for` : null,
    met('mealType') ? (MEALS[answers.mealType ?? ''] ?? null) : null,
    ratingBullet(place),
    met('vibe') ? vibeBullet(answers.vibe, tags) : null,
    distanceBullet(answers, meets, neighborhood),
    met('price') && answers.price !== null ? `${PRICES[answers.price]} (${priceText(answers.price)})` : null,
    place.localFavorite ? 'A local favorite' : null,
  ].filter((bullet) => bullet !== null);
  return bullets.length > 0 ? bullets.slice(0, MAX_BULLETS) : [`${category} in ${neighborhood}`];
}

function ratingBullet({ rating, reviewCount }: Loved): string | null {
  if (rating === null || rating < WELL_RATED) return null;
  const stars = `Rated ${rating.toFixed(1)} out of 5`;
  return reviewCount === null ? stars : `${stars} in ${reviews(reviewCount)}`;
}

/** Lists only the requested occasions; the place may suit more. */
function vibeBullet(vibe: QuizAnswers['vibe'], tags: readonly string[]): string | null {
  if (vibe === null) return null;
  const occasions = OCCASIONS[vibe].filter((occasion) => tags.includes(occasion));
  return occasions.length > 0 ? `Good for ${inWords(occasions.map((one) => OCCASION_WORDS[one]))}` : null;
}

function distanceBullet(
  { distance, zipcode }: QuizAnswers,
  meets: readonly QuestionKey[],
  neighborhood: string,
): string | null {
  if (zipcode === null || !meets.includes('distance') || distance === 'anywhere') return null;
  return distance === 'walking'
    ? `In ${neighborhood}, within walking distance of ${zipcode}`
    : `In ${neighborhood}, 10–15 minutes from ${zipcode}`;
}

function reviews(count: number): string {
  return count === 1 ? '1 review' : `${count} reviews`;
}

function inWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}
