import { whereIn, type NameWords } from '../words/name-words.ts';
import { stableHash } from '../words/stable-hash.ts';
import type { GuideKind } from './guides.ts';

/** Longest first paragraph of a list's text that can also announce its guide on a card. */
const MOST_ANNOUNCEMENT = 160;

/** What a guide takes from the text about its list: a short first paragraph announces it, the others are its intros. */
export function splitListText(paragraphs: readonly string[]): {
  readonly announcement: string | null;
  readonly intros: readonly string[];
} {
  const [first = '', ...others] = paragraphs;
  if (others.length === 0 || first.length > MOST_ANNOUNCEMENT)
    return { announcement: null, intros: paragraphs };
  return { announcement: first, intros: others };
}

interface Subject {
  readonly name: string;
  readonly words: NameWords;
}

/** For lists without a text of their own (spec 2 §2). A cuisine of which we know no word for its food is not named. */
const GENERAL: Readonly<Record<GuideKind, readonly ((of: Subject) => string)[]>> = {
  neighborhood: [
    ({ name, words }) =>
      `Every corner of the city thinks it eats best, and ${words.called ?? name} can make the case. Here is what people rate highest there, top to bottom.`,
    ({ name, words }) =>
      `If you live ${whereIn(name, words.where)}, you already have your place, and you may want to argue with this list. If you don’t, start here.`,
    ({ name, words }) =>
      `You know a neighborhood by where it eats on an ordinary Tuesday. By that measure, this is ${words.called ?? name}, highest rated first.`,
  ],
  cuisine: [
    ({ words: { craving } }) =>
      `Ask five people where to go${craving === null ? '' : ` for ${craving}`} and you’ll get six answers. We let the ratings settle it.`,
    ({ words: { craving } }) =>
      `${craving === null ? 'The good ones are' : `You can find ${craving}`} all over town, so this list crosses it. Bring an appetite and a map.`,
    ({ words: { craving } }) =>
      `Some evenings ${craving === null ? 'nothing else will do' : `it has to be ${craving}`}. For those, here is the order we’d try them in.`,
  ],
  collection: [
    () =>
      'Readers ask us this one every week. The answer moves with the seasons and the ratings, and the list keeps up.',
    () => 'One rule made this list, and the ratings put it in order.',
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
