/** The six questions and their answers (spec 2 §9), in the order asked. */
export const QUESTION_KEYS = ['mealType', 'vibe', 'cuisine', 'distance', 'zipcode', 'price'] as const;
export type QuestionKey = (typeof QUESTION_KEYS)[number];

export const MEAL_TYPES = ['breakfast', 'brunch', 'lunch', 'happyHour', 'cocktails', 'dinner'] as const;
export type MealType = (typeof MEAL_TYPES)[number];
export const VIBES = ['casual', 'romantic', 'celebration', 'lively', 'quiet', 'solo'] as const;
export type Vibe = (typeof VIBES)[number];
export const CUISINES = [
  'Italian',
  'Seafood',
  'American',
  'Mexican',
  'Sushi',
  'Healthy',
  'surprise',
] as const;
export type QuizCuisine = (typeof CUISINES)[number];
export const DISTANCES = ['walking', 'short-drive', 'anywhere'] as const;
export type QuizDistance = (typeof DISTANCES)[number];
export const QUIZ_PRICES = ['$', '$$', '$$$'] as const;
export type QuizPrice = (typeof QUIZ_PRICES)[number];

/** A diner's answers; `null` is a skipped question. */
export interface QuizAnswers {
  readonly mealType: MealType | null;
  readonly vibe: Vibe | null;
  readonly cuisine: QuizCuisine | null;
  readonly distance: QuizDistance | null;
  /** A postal code, as it is compared. */
  readonly zipcode: string | null;
  readonly price: QuizPrice | null;
}

export const NO_ANSWERS: QuizAnswers = {
  mealType: null,
  vibe: null,
  cuisine: null,
  distance: null,
  zipcode: null,
  price: null,
};

export type CuisinePreset = 'Breakfast' | 'Bar';

/** Meals that imply the cuisine (spec 2 §4); `null` when the question is asked. */
export function cuisinePreset(mealType: MealType | null): CuisinePreset | null {
  if (mealType === 'breakfast' || mealType === 'brunch') return 'Breakfast';
  return mealType === 'happyHour' || mealType === 'cocktails' ? 'Bar' : null;
}

/** The cuisine searched for: the preset of the meal, otherwise the answer. */
export function wantedCuisine({ mealType, cuisine }: QuizAnswers): QuizCuisine | CuisinePreset | null {
  return cuisinePreset(mealType) ?? cuisine;
}

/** The questions asked after these answers: no cuisine where the meal implies it, and no zip for anywhere. */
export function askedQuestions({
  mealType,
  distance,
}: Pick<QuizAnswers, 'mealType' | 'distance'>): readonly QuestionKey[] {
  return QUESTION_KEYS.filter((key) =>
    key === 'cuisine' ? cuisinePreset(mealType) === null : key !== 'zipcode' || distance !== 'anywhere',
  );
}

/** The answered questions, of those asked. */
export function answeredQuestions(answers: QuizAnswers): readonly QuestionKey[] {
  return askedQuestions(answers).filter((key) => answers[key] !== null);
}
