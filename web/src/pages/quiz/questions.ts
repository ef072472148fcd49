import type { QuestionKey, QuizAnswers, QuizPrice } from '#domain/quiz/answers';
import { priceText } from '#domain/words/quantities';
import * as texts from '#texts';
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

type Answer = keyof typeof texts.quizAnswers | QuizPrice;

/** The answers of spec 2 §9. The zip code has none, because it is typed. */
const OPTIONS: Readonly<Record<QuestionKey, Readonly<Partial<Record<Answer, LucideIcon>>>>> = {
  mealType: {
    breakfast: Coffee,
    brunch: Croissant,
    lunch: Sandwich,
    happyHour: Beer,
    cocktails: Martini,
    dinner: Utensils,
  },
  vibe: {
    casual: Shirt,
    romantic: Heart,
    celebration: PartyPopper,
    lively: Music,
    quiet: Volume1,
    solo: User,
  },
  cuisine: {
    Italian: Pizza,
    Seafood: Shell,
    American: Beef,
    Mexican: Wheat,
    Sushi: Fish,
    Healthy: Salad,
    surprise: Sparkles,
  },
  distance: { walking: Footprints, 'short-drive': Car, anywhere: Building2 },
  zipcode: {},
  price: { $: Coins, $$: Wallet, $$$: Gem },
};

const LABELS: Readonly<Record<string, () => string>> = texts.quizAnswers;
const DETAILS: Readonly<Record<string, () => string>> = texts.quizDetails;

/** The answers to a question, in their order. */
export function optionsOf(key: QuestionKey): readonly QuizOption[] {
  return Object.entries(OPTIONS[key]).map(([value, Icon]) => {
    const detail = DETAILS[value]?.();
    return {
      value,
      label: LABELS[value]?.() ?? priceText(value),
      ...(detail !== undefined && { detail }),
      Icon,
    };
  });
}

/** An answer in words, `null` when the question was skipped. */
export function answerLabel(key: QuestionKey, answers: QuizAnswers): string | null {
  const answer = answers[key];
  return answer === null ? null : (LABELS[answer]?.() ?? priceText(answer));
}
