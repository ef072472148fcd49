import { POSTAL_CODE, VALID_POSTAL_CODE } from '#domain/addresses/postal-codes';
import { priceText } from '#domain/words/quantities';
import { region } from '#city';
import type { QuestionKey, QuizAnswers } from '#domain/quiz/answers';
import {
  Beef,
  Beer,
  Building2,
  Car,
  Coffee,
  Coins,
  Croissant,
  Fish,
  Footprints,
  Gem,
  Heart,
  Martini,
  Music,
  PartyPopper,
  Pizza,
  Salad,
  Sandwich,
  Shell,
  Shirt,
  Sparkles,
  User,
  Utensils,
  Volume1,
  Wallet,
  Wheat,
  type LucideIcon,
} from 'lucide-react';

export interface QuizOption {
  readonly value: string;
  readonly label: string;
  readonly detail?: string;
  readonly Icon: LucideIcon;
}

export interface QuizQuestion {
  readonly title: string;
  readonly hint: string;
  readonly options: readonly QuizOption[];
}

/** The wording of spec 2 §9, with additions. The zip code has no options, because it is typed. */
export const QUESTIONS: Readonly<Record<QuestionKey, QuizQuestion>> = {
  mealType: {
    title: 'What are you going out for?',
    hint: 'Pick breakfast, brunch, happy hour or cocktails and we’ll skip the cuisine question.',
    options: [
      { value: 'breakfast', label: 'Breakfast', Icon: Coffee },
      { value: 'brunch', label: 'Brunch', Icon: Croissant },
      { value: 'lunch', label: 'Lunch', Icon: Sandwich },
      { value: 'happyHour', label: 'Happy hour', Icon: Beer },
      { value: 'cocktails', label: 'Cocktails', Icon: Martini },
      { value: 'dinner', label: 'Dinner', Icon: Utensils },
    ],
  },
  vibe: {
    title: 'What’s the vibe?',
    hint: 'When two places tie, the one with the right mood wins.',
    options: [
      { value: 'casual', label: 'Casual', Icon: Shirt },
      { value: 'romantic', label: 'Romantic', Icon: Heart },
      { value: 'celebration', label: 'Celebration', Icon: PartyPopper },
      { value: 'lively', label: 'Lively', Icon: Music },
      { value: 'quiet', label: 'Quiet', Icon: Volume1 },
      { value: 'solo', label: 'Solo', Icon: User },
    ],
  },
  cuisine: {
    title: 'What are you in the mood for?',
    hint: 'We’ll include close cousins, like pizza with Italian.',
    options: [
      { value: 'Italian', label: 'Italian', Icon: Pizza },
      { value: 'Seafood', label: 'Seafood', Icon: Shell },
      { value: 'American', label: 'American', detail: 'burgers and bar food', Icon: Beef },
      { value: 'Mexican', label: 'Mexican', detail: 'tacos and Latin', Icon: Wheat },
      { value: 'Sushi', label: 'Sushi', Icon: Fish },
      { value: 'Healthy', label: 'Healthy', Icon: Salad },
      { value: 'surprise', label: 'Surprise me', detail: 'a place few people know', Icon: Sparkles },
    ],
  },
  distance: {
    title: 'How far will you go?',
    hint: `We’ll ask for your ${POSTAL_CODE} next.`,
    options: [
      { value: 'walking', label: 'Walking distance', Icon: Footprints },
      { value: 'short-drive', label: 'A short drive', detail: '10-15 mins', Icon: Car },
      { value: 'anywhere', label: 'Anywhere', detail: `all of ${region.name}`, Icon: Building2 },
    ],
  },
  zipcode: {
    title: 'Where are you starting from?',
    hint: `Your ${VALID_POSTAL_CODE}. We use it for this search and don’t keep it.`,
    options: [],
  },
  price: {
    title: 'What do you want to spend?',
    hint: 'If nothing nearby fits, we’ll tell you.',
    options: [
      { value: '$', label: priceText('$'), detail: 'keep it cheap', Icon: Coins },
      { value: '$$', label: priceText('$$'), detail: 'mid-range', Icon: Wallet },
      { value: '$$$', label: priceText('$$$'), detail: 'worth the splurge', Icon: Gem },
    ],
  },
};

/** An answer in words, `null` when the question was skipped. */
export function answerLabel(key: QuestionKey, answers: QuizAnswers): string | null {
  const answer = answers[key];
  if (answer === null) return null;
  return QUESTIONS[key].options.find(({ value }) => value === answer)?.label ?? answer;
}
