/** The six questions (spec 2 §9), in the order asked. */
export const QUESTION_KEYS = ['mealType', 'vibe', 'cuisine', 'distance', 'zipcode', 'price'] as const;
export type QuestionKey = (typeof QUESTION_KEYS)[number];

/** The answers to choose from; a postal code is typed, and kept as it is compared. */
export const CHOICES = {
  mealType: ['breakfast', 'brunch', 'lunch', 'happyHour', 'cocktails', 'dinner'],
  vibe: ['casual', 'romantic', 'celebration', 'lively', 'quiet', 'solo'],
  cuisine: ['Italian', 'Seafood', 'American', 'Mexican', 'Sushi', 'Healthy', 'surprise'],
  distance: ['walking', 'short-drive', 'anywhere'],
  price: ['$', '$$', '$$$'],
} as const;
type ChoiceOf<Key extends keyof typeof CHOICES> = (typeof CHOICES)[Key][number];
export type MealType = ChoiceOf<'mealType'>;
export type Vibe = ChoiceOf<'vibe'>;
export type QuizCuisine = ChoiceOf<'cuisine'>;
export type QuizPrice = ChoiceOf<'price'>;

/** A diner's answers; `null` is a skipped question. */
export type QuizAnswers = { readonly [Key in keyof typeof CHOICES]: ChoiceOf<Key> | null } & {
  readonly zipcode: string | null;
};

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
