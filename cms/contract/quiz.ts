import { isPostalCode, POSTAL_CODE, POSTAL_CODE_MESSAGE, postalKey } from '#domain/addresses/postal-codes';
import { CHOICES, QUESTION_KEYS } from '#domain/quiz/answers';
import { z } from 'zod';
import { visitors } from './operation.ts';
import { restaurantSchema, TAGS } from './restaurants.ts';

/** An answer from a list; empty or absent is a skipped question. */
function choice<const T extends readonly [string, ...string[]]>(key: string, options: T) {
  return z
    .enum([...options, ''], `${key}: one of ${options.join(', ')}, or leave it out`)
    .optional()
    .transform((given): T[number] | null => (given === undefined || given === '' ? null : given));
}

export const DEFAULT_SEED = '1';

/** The answers of the quiz (decisions §7). The same answers and seed give the same places. */
export const quizQuerySchema = z.object({
  mealType: choice('mealType', CHOICES.mealType),
  vibe: choice('vibe', CHOICES.vibe),
  cuisine: choice('cuisine', CHOICES.cuisine),
  distance: choice('distance', CHOICES.distance),
  zipcode: z
    .string(`zipcode: give one ${POSTAL_CODE}`)
    .refine((zip) => zip === '' || isPostalCode(zip), `zipcode: ${POSTAL_CODE_MESSAGE}`)
    .optional()
    .transform((zip) => (zip === undefined || zip === '' ? null : postalKey(zip))),
  price: choice('price', CHOICES.price),
  seed: z
    .string('seed: give one')
    .regex(/^[\w-]{0,40}$/, 'seed: at most 40 letters, digits, hyphens and underscores')
    .optional()
    .transform((seed) => seed || DEFAULT_SEED),
});

const answerKeys = z.array(z.enum(QUESTION_KEYS));

export const quizPickSchema = z.object({
  restaurant: restaurantSchema,
  /** Depends on the category. */
  emoji: z.string(),
  /** Occasions the place is known for. */
  tags: z.array(z.enum(TAGS)),
  /** Together with `relaxed`, all answered questions except a preset cuisine. */
  meets: answerKeys,
  relaxed: answerKeys,
});
export type QuizPick = z.infer<typeof quizPickSchema>;

export const quizRecommendationsSchema = z.object({
  heading: z.string(),
  /** The top pick first; 3 to 6, if there are enough places. */
  picks: z.array(quizPickSchema),
  /** Notices about the area, most important first. */
  notices: z.array(z.string()),
  area: z.object({
    /** The scope that was searched. */
    scope: z.enum(['city', 'walking', 'short-drive', 'suburban']),
    /** Empty for the whole city. */
    neighborhoods: z.array(z.string()),
    /** Places in the area. */
    found: z.int().min(0),
    /** The zip is unknown or has no places. */
    isLimited: z.boolean(),
    /** The search covers a larger area than requested. */
    isWidened: z.boolean(),
  }),
});
export type QuizRecommendations = z.infer<typeof quizRecommendationsSchema>;

export const recommendRestaurants = visitors.read('/api/quiz/recommendations', {
  summary: 'Places for the answers of the quiz, each with the answers it meets and those that were relaxed.',
  limit: 'search',
  // Responses vary as much as searches do, so they are limited and cached like searches, not like pages.
  dependsOn: 'index',
  query: quizQuerySchema,
  responses: { 200: quizRecommendationsSchema },
});
