import { foldText } from '../words/characters.ts';

/** The stored name that a slug resolves to, and the slug to which its variants redirect (decisions §2). */
export interface SlugMatch {
  readonly name: string;
  readonly canonicalSlug: string;
}

/** Slugs of categories that no spelling rule matches (spec 1 §2, decisions §2). */
export const DEFAULT_SLUG_ALIASES: Record<string, string> = {
  'bar-restaurant': 'Bar & Restaurant',
  asian: 'Asian Fusion',
};

/**
 * The slug of a name: trimmed, lowercase, whitespace replaced by hyphens (spec 1 §2). Accents, `&`, `/`, `'`
 * and `.` are kept, composed (NFC), so that one name has one slug. Not safe in a path: see `slugPath`.
 */
export function slugOf(name: string): string {
  // A lone surrogate cannot be percent-encoded: one broken name would fail the whole page.
  return name.toWellFormed().trim().toLowerCase().normalize('NFC').replace(/\s+/g, '-');
}

/** The slug of a name as a percent-encoded path segment (decisions §2). */
export function slugPath(name: string): string {
  return encodeURIComponent(slugOf(name));
}

/** Decodes a path segment once; invalid percent sequences are kept as they are. */
export function readSlug(raw: string): string {
  return raw.replace(/(?:%[0-9a-f]{2})+/gi, decodeOrKeep);
}

/**
 * The stored name that a slug resolves to, or `null` (decisions §2). The exact slug wins; then spellings that
 * differ in case, hyphens or `and` for `&`; then those without accents, apostrophes, slashes and `and`; then aliases, so
 * that `asian` is Asian Fusion only while there is no category Asian.
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
  return name === undefined ? null : { name, canonicalSlug: slugOf(name) };
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

/**
 * A comparison key, equal for spellings of one name: "Bar & Restaurant", `bar-and-restaurant`,
 * `BAR--&--restaurant`.
 */
function spellingKey(text: string): string {
  return slugOf(text).replaceAll('&', '-and-').replace(/-+/g, '-').replace(/^-|-$/g, '');
}

/** As people say "Loyola/Notre Dame": with an `and`, or without. */
function foldedKey(text: string): string {
  return spellingKey(foldText(text).replaceAll('/', '-')).replaceAll('-and-', '-');
}

function decodeOrKeep(encoded: string): string {
  try {
    return decodeURIComponent(encoded);
  } catch {
    return encoded;
  }
}
