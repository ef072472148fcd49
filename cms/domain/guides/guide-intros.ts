import { whereIn, type NameWords } from '../words/name-words.ts';
import { stableHash } from '../words/stable-hash.ts';
import type { GuideKind } from './guides.ts';

/** Maximum length of a first paragraph that can also serve as the guide's description on a card. */
const MAX_ANNOUNCEMENT = 160;

/** Splits a list's text for its guide: a short first paragraph is its description, the others are its intros. */
export function splitListText(paragraphs: readonly string[]): {
  readonly announcement: string | null;
  readonly intros: readonly string[];
} {
  const [first = '', ...others] = paragraphs;
  if (others.length === 0 || first.length > MAX_ANNOUNCEMENT)
    return { announcement: null, intros: paragraphs };
  return { announcement: first, intros: others };
}

interface Subject {
  readonly name: string;
  readonly words: NameWords;
}

/** For lists without their own text (spec 2 §2). A cuisine without a word for its food isn't named. */
const GENERAL: Readonly<Record<GuideKind, readonly ((of: Subject) => string)[]>> = {
  neighborhood: [
    ({ name, words }) =>
      `Every neighborhood thinks it eats best, and ${words.called ?? name} can make a good case. Here’s what people rate highest there.`,
    ({ name, words }) =>
      `If you live ${whereIn(name, words.where)}, you already have a favorite, and you may want to argue with this list. If you don’t, start here.`,
    ({ name, words }) =>
      `The best way to get to know a neighborhood is to eat there. Here’s where to go ${whereIn(name, words.where)}, highest rated first.`,
  ],
  cuisine: [
    ({ words: { craving } }) =>
      `Ask five people where to go${craving === null ? '' : ` for ${craving}`} and you’ll get six answers. We let the ratings settle it.`,
    ({ words: { craving } }) =>
      `${craving === null ? 'The good ones are' : `You’ll find ${craving}`} all over town. These are the places people rate highest.`,
    ({ words: { craving } }) =>
      `Some days ${craving === null ? 'nothing else will do' : `it has to be ${craving}`}. Start at the top of this list and work your way down.`,
  ],
  collection: [
    () => 'Readers ask us for this list every week. It changes as the ratings do.',
    () => 'We picked every place here by the same rule, and the ratings put them in order.',
  ],
  article: [() => ''],
};

/**
 * The intro of a guide on a given day: the same for everyone that day, a different one the next (decisions
 * §8).
 */
export function chooseGuideIntro({
  slug,
  day,
  ...guide
}: GuideIntros & {
  readonly slug: string;
  /** `YYYY-MM-DD` */
  readonly day: string;
}): string {
  const intros = guideIntros(guide);
  return intros[stableHash(`${slug} ${day}`) % intros.length] ?? '';
}

interface GuideIntros extends Subject {
  readonly kind: GuideKind;
  /** Written for this guide. */
  readonly intros: readonly string[];
}

/** The candidates: intros written for the guide, otherwise the general ones. */
export function guideIntros({ kind, intros, ...subject }: GuideIntros): readonly string[] {
  return intros.length > 0 ? intros : GENERAL[kind].map((intro) => intro(subject));
}
