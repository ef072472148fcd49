import { foldText } from '../words/text-fold.ts';
import type { QuizAnswers } from './answers.ts';
import type { PooledPlace } from './quiz-pool.ts';
import type { VenueOverride } from './settings.ts';

/** The hand-picked venue for these answers, if it is among the places and may lead (spec 2 §4). */
export function handPicked(
  places: readonly PooledPlace[],
  answers: Pick<QuizAnswers, 'vibe' | 'price'> & { readonly cuisine: string | null },
  overrides: readonly VenueOverride[],
  { mayLead }: { readonly mayLead: (place: PooledPlace) => boolean },
): PooledPlace | null {
  for (const override of overrides) {
    if (!isFor(override, answers)) continue;
    const name = foldText(override.venue.trim());
    // With several branches of the same name, the best of them.
    const venue = places.find((place) => place.nameText === name && mayLead(place));
    if (venue) return venue;
  }
  return null;
}

function isFor(
  { vibe, cuisine, prices }: VenueOverride,
  answers: Pick<QuizAnswers, 'vibe' | 'price'> & { readonly cuisine: string | null },
): boolean {
  if (cuisine !== answers.cuisine) return false;
  if (vibe !== null && vibe !== answers.vibe) return false;
  return prices.length === 0 || (answers.price !== null && prices.includes(answers.price));
}
