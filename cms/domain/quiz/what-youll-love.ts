import * as texts from '#texts';
import { priceText } from '../words/quantities.ts';
import { listOfWords } from '../words/list-of-words.ts';
import type { QuestionKey, QuizAnswers } from './answers.ts';
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

/** Answers that have a word of their own. */
const wordOf = (words: Readonly<Record<string, () => string>>, answer: string | null) =>
  words[answer ?? '']?.() ?? null;

/** Why the diner will like the place: known facts and matched answers only. */
export function whatYoullLove({ place, tags, meets, answers }: Picked): readonly string[] {
  const { category, neighborhood } = place;
  const met = (key: QuestionKey) => meets.includes(key);
  const bullets = [
    answers.cuisine === 'surprise' && isSurprising(place)
      ? texts.quizLoved.find({ count: place.reviewCount ?? 0 })
      : null,
    met('cuisine') && answers.cuisine !== 'surprise' ? texts.quizLoved.cuisine({ cuisine: category }) : null,
    met('mealType') ? wordOf(texts.quizLoved.meals, answers.mealType) : null,
    ratingBullet(place),
    met('vibe') ? vibeBullet(answers.vibe, tags) : null,
    distanceBullet(answers, meets, neighborhood),
    met('price') && answers.price !== null
      ? texts.quizLoved.prices[answers.price]({ price: priceText(answers.price) })
      : null,
    place.localFavorite ? texts.quizLoved.localFavorite() : null,
  ].filter((bullet) => bullet !== null);
  return bullets.length > 0
    ? bullets.slice(0, MAX_BULLETS)
    : [texts.quizLoved.cuisineIn({ cuisine: category, neighborhood })];
}

function ratingBullet({ rating, reviewCount }: Loved): string | null {
  if (rating === null || rating < WELL_RATED) return null;
  const stars = rating.toFixed(1);
  return reviewCount === null
    ? texts.quizLoved.rated({ rating: stars })
    : texts.quizLoved.ratedInReviews({ rating: stars, count: reviewCount });
}

/** Lists only the requested occasions; the place may suit more. */
function vibeBullet(vibe: QuizAnswers['vibe'], tags: readonly string[]): string | null {
  if (vibe === null) return null;
  const occasions = OCCASIONS[vibe].filter((occasion) => tags.includes(occasion));
  return occasions.length > 0
    ? texts.card.goodFor({ occasions: listOfWords(occasions.map((one) => texts.quizLoved.occasions[one]())) })
    : null;
}

function distanceBullet(
  { distance, zipcode }: QuizAnswers,
  meets: readonly QuestionKey[],
  neighborhood: string,
): string | null {
  if (zipcode === null || !meets.includes('distance') || distance === 'anywhere') return null;
  return distance === 'walking'
    ? texts.quizLoved.walking({ neighborhood, zipcode })
    : texts.quizLoved.drive({ neighborhood, zipcode });
}
