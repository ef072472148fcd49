import { foldText } from '../words/text-fold.ts';

/** A stored name that a slug means, and whether the slug is the one the site links to. */
export interface SlugMatch {
  readonly name: string;
  readonly canonicalSlug: string;
  /** False: the address is a variant and redirects to the canonical one (decisions §2). */
  readonly isCanonical: boolean;
}

/** Slugs that mean a category no spelling rule leads to (spec 1 §2, decisions §2). */
export const DEFAULT_SLUG_ALIASES: Record<string, string> = {
  'bar-restaurant': 'Bar & Restaurant',
  asian: 'Asian Fusion',
};

/**
 * The slug of a name: lowercase, whitespace runs to hyphens (spec 1 §2); outer blanks do not count. Accents,
 * `&`, `/`, `'` and `.` stay, composed (NFC), so that one name has one slug. Not safe in a path: see `slugPath`.
 */
export function slugOf(name: string): string {
  // A lone surrogate cannot be percent-encoded: the whole page would fail over one broken name.
  return name.toWellFormed().trim().toLowerCase().normalize('NFC').replace(/\s+/g, '-');
}

/** The slug of a name as one path segment of a link, percent-encoded (decisions §2). */
export function slugPath(name: string): string {
  return encodeURIComponent(slugOf(name));
}

/** A path segment decoded once; percent signs that encode nothing readable stay as they are. */
export function readSlug(raw: string): string {
  return raw.replace(/(?:%[0-9a-f]{2})+/gi, decodeOrKeep);
}

/**
 * The stored name that a slug means, `null` when it means none (decisions §2). The exact slug wins; then
 * spellings that differ in case, hyphens or `and` for `&`; then those without accents and apostrophes; then
 * aliases, so that `asian` is Asian Fusion only while no category is called Asian.
 */
export function findBySlug(
  rawSlug: string,
  names: Iterable<string>,
  aliases: Readonly<Record<string, string>> = {},
): SlugMatch | null {
  const slug = readSlug(rawSlug);
  const candidates = [...names];
  const name =
    findByKey(slug, candidates, slugOf, slug) ??
    findByKey(slug, candidates, spellingKey) ??
    findByKey(slug, candidates, foldedKey) ??
    findByAlias(slug, candidates, aliases);
  if (name === undefined) return null;

  const canonicalSlug = slugOf(name);
  return { name, canonicalSlug, isCanonical: slug === canonicalSlug };
}

/** A name for a slug that matches nothing: each hyphen-separated word capitalised (spec 1 §2). */
export function titleFromSlug(rawSlug: string): string {
  return readSlug(rawSlug).split('-').map(capitalise).join(' ').trim();
}

/** The same for cuisines, where `and` is written `&`; both slugs of Bar & Restaurant mean it (spec 1 §2). */
export function cuisineTitleFromSlug(rawSlug: string): string {
  const title = titleFromSlug(rawSlug).replaceAll(' And ', ' & ');
  return title === 'Bar Restaurant' ? 'Bar & Restaurant' : title;
}

function findByKey(
  slug: string,
  names: readonly string[],
  keyOf: (name: string) => string,
  key: string = keyOf(slug),
): string | undefined {
  if (key === '') return undefined;
  return names.find((name) => keyOf(name) === key);
}

function findByAlias(
  slug: string,
  names: readonly string[],
  aliases: Readonly<Record<string, string>>,
): string | undefined {
  const key = foldedKey(slug);
  const target = Object.entries(aliases).find(([alias]) => foldedKey(alias) === key)?.[1];
  if (target === undefined) return undefined;
  return names.find((name) => name === target) ?? findByKey(target, names, spellingKey);
}

/** Equal for spellings of one name: "Bar & Restaurant", `bar-and-restaurant`, `BAR--&--restaurant`. */
function spellingKey(text: string): string {
  return slugOf(text).replaceAll('&', '-and-').replace(/-+/g, '-').replace(/^-|-$/g, '');
}

function foldedKey(text: string): string {
  return spellingKey(foldText(text));
}

function decodeOrKeep(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}

function capitalise(word: string): string {
  const [first = '', ...rest] = word;
  return first.toUpperCase() + rest.join('');
}
