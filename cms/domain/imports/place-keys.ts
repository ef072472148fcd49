import { region } from '#city';
import { foldText } from '#domain/words/characters';
import WORDS from './key-words.json' with { type: 'json' };

/** Legal suffixes of company names, which are ignored. */
const LEGAL_WORDS = new Set(WORDS.legal.split(' '));
const ARTICLES = new Set(WORDS.articles.split(' '));
const NAME_WORDS = shortForms(WORDS.inNames);
const STREET_WORDS = shortForms(WORDS.inStreets);
/** The start of the unit within a building. */
const DOOR = /^(suite|ste|unit|apt|floor|fl|room|rm|bldg|building|space|#.*)$/;
/** Hosts shared by many restaurants, which don't identify one. */
const SHARED_HOSTS = /^(facebook|instagram|twitter|yelp|opentable|grubhub|doordash|linktr)\.\w+$/;

/**
 * A name's comparison key: "The O'Brien’s Café, Inc." and "obriens cafe" are equal. Ignores legal suffixes,
 * articles, case, accents and punctuation. May be empty.
 */
export function nameKey(name: string): string {
  const words = wordsOf(name.replaceAll('&', ' and '));
  const said = words.filter((word, index) => !(index > 0 && LEGAL_WORDS.has(word)));
  const rest = said.filter((word) => !ARTICLES.has(word));
  return (rest.length > 0 ? rest : said).map((word) => NAME_WORDS.get(word) ?? word).join(' ');
}

/**
 * House number and street for comparison: "12 East Fort Avenue, Suite B" is "12 e ft ave"; all of an address without a
 * number. `null` for a single word.
 */
export function addressKey(address: string): string | null {
  const [street = address] = address.split(/[,\n]/).filter((part) => !region.houseNumbers || /\d/.test(part));
  const words = wordsOf(street.replaceAll('#', ' #'), /[^\p{L}\d#]+/gu);
  const door = words.findIndex((word, index) => index > 0 && DOOR.test(word));
  const kept = (door > 0 ? words.slice(0, door) : words).map((word) => STREET_WORDS.get(word) ?? word);
  return kept.length > 1 ? kept.join(' ') : null;
}

/** The suite, floor or other unit in a building: "101" of "400 E Pratt St, Suite 101"; `null` without one. */
export function unitKey(address: string): string | null {
  const words = wordsOf(address.replaceAll('#', ' # '), /[^\p{L}\d#]+/gu);
  const door = words.findIndex((word, index) => index > 0 && DOOR.test(word));
  return door > 0 ? (words.slice(door + 1).find((word) => !DOOR.test(word)) ?? null) : null;
}

/** In North America a number with its area code; elsewhere what is the same with and without the country's code. */
const KEY_DIGITS = ['US', 'CA'].includes(region.country) ? 10 : 8;

/** The last digits of a number; `null` when too short. */
export function phoneKey(phone: string | null): string | null {
  const digits = (phone ?? '').replace(/\D/g, '');
  return digits.length >= 7 ? digits.slice(-KEY_DIGITS) : null;
}

/** Host and path for comparison, without "www." and scheme; `null` for hosts shared by many restaurants. */
export function websiteKey(website: string | null): string | null {
  const bare = (website ?? '')
    .replaceAll(/\p{Cf}/gu, '')
    .trim()
    .toLowerCase();
  const [, host = '', path = ''] =
    /^(?:https?:\/\/)?(?:www\.)?([^/?#\s]+\.[^/?#\s]+)([^?#\s]*)/.exec(bare) ?? [];
  const page = path.replace(/\/+$/, '');
  if (!host || (SHARED_HOSTS.test(host) && page === '')) return null;
  return host + page;
}

function wordsOf(text: string, separator = /[^\p{L}\d]+/gu): string[] {
  return foldText(text).split(separator).filter(Boolean);
}

/** Words and what lists abbreviate them to: `street st, avenue ave`. */
function shortForms(pairs: string): ReadonlyMap<string, string> {
  return new Map(pairs.split(', ').map((pair) => pair.split(' ') as [string, string]));
}
