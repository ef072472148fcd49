import type { KnownCity, UnderstandOptions } from '../understanding/understand.ts';
import { foldForTests as fold } from './fixture.ts';

/** A city in which nothing is known but what a test says, for queries in which nothing is plain. */
export function knownCity(
  given: Pick<KnownCity, 'lexicon'> & Partial<KnownCity>,
): Omit<UnderstandOptions, 'now'> {
  return {
    fold,
    isWord: () => false,
    isDish: () => false,
    isName: () => false,
    around: () => [],
    middleOf: () => null,
    synonyms: [],
    plain: [],
    ...given,
  };
}
