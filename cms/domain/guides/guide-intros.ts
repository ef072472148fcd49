import * as texts from '#texts';
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

/** The intro of a guide on a day: the same for everyone, a different one the next (decisions §8). */
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

/** The candidates: intros written for the guide, otherwise the general ones (spec 2 §2). */
export function guideIntros({ kind, intros, name, words }: GuideIntros): readonly string[] {
  if (intros.length > 0) return intros;
  const { craving, called, where } = words;
  return Object.values(texts.guideIntros[kind]).map((intro) =>
    intro({
      called: called ?? name,
      where: whereIn(name, where),
      craving: craving ?? '',
      // A cuisine without a word for its food isn't named.
      hasCraving: craving === null ? 'no' : 'yes',
    }),
  );
}
