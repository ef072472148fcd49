import * as texts from '#texts';
import type { NameCount, NamedKind } from '../places/aggregates.ts';
import { FIXED_COLLECTIONS, type CollectionRule, type OwnRule } from './collection-guides.ts';
import {
  guideCategory,
  guideDescription,
  guideTitle,
  nameGuideSlug,
  namesWithGuide,
  USUAL_DATES,
  type GuideCategory,
  type GuideKind,
} from './guides.ts';
import { AREA_GUIDE_SLUG } from '../addresses/site-pages.ts';
import { findBySlug } from '../addresses/slugs.ts';
import { NO_WORDS, type NameWords } from '../words/name-words.ts';
import { GUIDE_PLACES } from './guide-cut.ts';
import { splitListText } from './guide-intros.ts';

/** An editor's settings for a guide; empty fields are `null`. */
export interface GuideSettings {
  readonly kind: GuideKind;
  readonly slug: string;
  readonly title: string | null;
  readonly heading: string | null;
  readonly description: string | null;
  readonly neighborhood: string | null;
  readonly cuisine: string | null;
  readonly rule: CollectionRule | null;
  readonly own: OwnRule;
  /** `YYYY-MM-DD` */
  readonly publishDate: string | null;
  readonly year: number | null;
  /** Unpublished. */
  readonly hidden: boolean;
  readonly excludedIds: readonly number[];
}

/** A published guide. */
export interface GuideEntry<Settings extends GuideSettings> {
  readonly kind: GuideKind;
  readonly slug: string;
  /** The neighborhood, the cuisine, or the title of a collection or article. */
  readonly name: string;
  readonly title: string;
  readonly description: string;
  /** Written for its list; one of them is used as the introduction. */
  readonly intros: readonly string[];
  readonly words: NameWords;
  readonly category: GuideCategory;
  readonly publishDate: string;
  readonly neighborhood: string | null;
  readonly cuisine: string | null;
  readonly rule: CollectionRule | null;
  readonly settings: Settings | null;
}

interface Known<Settings extends GuideSettings> {
  readonly stored: readonly Settings[];
  readonly neighborhoods: readonly NameCount[];
  readonly cuisines: readonly NameCount[];
  /** The text about a neighborhood's or a cuisine's list, by paragraphs. */
  readonly listText: (kind: NamedKind, name: string) => readonly string[];
  /** The words for a neighborhood or a cuisine in sentences. */
  readonly wordsOf: (kind: NamedKind, name: string) => NameWords;
  /** The current year, for titles of guides without an editor's year. */
  readonly year: number;
}

/**
 * Every guide of the site: neighborhoods and cuisines above their thresholds (spec 2 §5), the six fixed
 * collections (spec 2 §9), and the editors' additions. Editors' settings override the default texts and
 * dates.
 */
export function assembleGuides<Settings extends GuideSettings>({
  stored,
  neighborhoods,
  cuisines,
  listText,
  wordsOf,
  year,
}: Known<Settings>): GuideEntry<Settings>[] {
  const settingsOf = (slug: string) => stored.find((settings) => settings.slug === slug) ?? null;
  const fixedSlugs = new Set(FIXED_COLLECTIONS.map(({ slug }) => slug));
  const derived = (kind: NamedKind, stats: readonly NameCount[]) =>
    namesWithGuide(kind, stats).map(({ name, count }) => {
      const slug = nameGuideSlug(kind, name);
      const [text, words] = [listText(kind, name), wordsOf(kind, name)];
      return entry({ kind, slug, name, text, words, count, year, settings: settingsOf(slug) });
    });
  const entries = [
    ...derived('neighborhood', neighborhoods),
    ...derived('cuisine', cuisines),
    ...FIXED_COLLECTIONS.map(({ slug, rule }) =>
      entry({
        kind: 'collection',
        slug,
        name: texts.guideCollections[rule](),
        rule,
        year,
        settings: settingsOf(slug),
      }),
    ),
    ...stored
      .filter(({ kind, slug }) => (kind === 'collection' || kind === 'article') && !fixedSlugs.has(slug))
      .map((settings) =>
        entry({
          kind: settings.kind,
          slug: settings.slug,
          name: settings.title ?? settings.slug,
          year,
          settings,
        }),
      ),
  ];
  return entries.filter(({ settings }) => settings?.hidden !== true);
}

/** The guide of a slug, in any spelling; `null` if unknown or below the threshold. `aliases` are those of cuisines. */
export function findGuide<Entry extends Pick<GuideEntry<GuideSettings>, 'slug'>>(
  entries: readonly Entry[],
  rawSlug: string,
  aliases: Readonly<Record<string, string>>,
): Entry | null {
  const guideAliases = Object.entries(aliases).map((pair) =>
    pair.map((name) => nameGuideSlug('cuisine', name)),
  );
  const slugs = entries.map(({ slug }) => slug);
  const found = findBySlug(rawSlug, slugs, Object.fromEntries(guideAliases));
  return entries.find(({ slug }) => slug === found?.name) ?? null;
}

/** The article about Timonium replaces its derived guide (decisions §8). */
export function canonicalGuideSlug(
  { kind, name, slug }: Pick<GuideEntry<GuideSettings>, 'kind' | 'name' | 'slug'>,
  entries: readonly Pick<GuideEntry<GuideSettings>, 'neighborhood' | 'slug'>[],
): string {
  const article = entries.find((candidate) => candidate.slug === AREA_GUIDE_SLUG);
  return kind === 'neighborhood' && article?.neighborhood === name ? article.slug : slug;
}

function entry<Settings extends GuideSettings>({
  kind,
  slug,
  name: usualName,
  rule = null,
  text = [],
  words = NO_WORDS,
  count = Number.POSITIVE_INFINITY,
  year,
  settings,
}: {
  readonly kind: GuideKind;
  readonly slug: string;
  readonly name: string;
  readonly rule?: CollectionRule | null;
  readonly text?: readonly string[];
  readonly words?: NameWords;
  /** Its listed places. */
  readonly count?: number;
  readonly year: number;
  readonly settings: Settings | null;
}): GuideEntry<Settings> {
  const isNamed = kind === 'collection' || kind === 'article';
  const name = (isNamed ? settings?.title : null) ?? usualName;
  const neighborhood = kind === 'neighborhood' ? name : (settings?.neighborhood ?? null);
  const cuisine = kind === 'cuisine' ? name : (settings?.cuisine ?? null);
  const { announcement, intros } = splitListText(text);
  const isComplete = count <= GUIDE_PLACES && !settings?.excludedIds.length;
  return {
    kind,
    slug,
    name,
    intros,
    words,
    title: settings?.heading ?? guideTitle({ kind, name, year: settings?.year ?? year, words, isComplete }),
    description: settings?.description ?? announcement ?? guideDescription({ kind, name, words }),
    category: guideCategory({ kind, neighborhood, cuisine }),
    publishDate: settings?.publishDate ?? USUAL_DATES[kind],
    neighborhood,
    cuisine,
    rule: settings?.rule ?? rule,
    settings,
  };
}
