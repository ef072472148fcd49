// The length of a local number, and the longest that E.164 allows.
const MIN_PHONE_DIGITS = 7;
const MAX_PHONE_DIGITS = 15;

/** The normalized URL of a website, `null` unless it is a valid http or https URL (spec 1 §5). */
export function webUrl(value: string | null): string | null {
  if (value === null) return null;
  try {
    const url = new URL(value);
    return url.protocol === 'http:' || url.protocol === 'https:' ? url.href : null;
  } catch {
    return null;
  }
}

/** Two leading slashes would be a different host, even with whitespace between them. */
const SITE_PATH = /^\/(?![/\\])[^\s\p{Cc}]*$/u;

/** A path on this site, unchanged, or the normalized URL of a website; `null` for anything else. */
export function siteOrWebUrl(value: string | null): string | null {
  return value !== null && SITE_PATH.test(value) ? value : webUrl(value);
}

/**
 * A telephone link: digits and a leading plus. An extension or second number is cut off, since dialing its
 * digits too would reach someone else. `null` when the rest cannot be a phone number.
 */
export function telephoneUrl(phone: string | null): string | null {
  if (phone === null) return null;
  const [first = ''] = phone.split(/[a-z#;,/]/i);
  const digits = first.replace(/\D/g, '');
  if (digits.length < MIN_PHONE_DIGITS || digits.length > MAX_PHONE_DIGITS) return null;
  return `tel:${/^[\s(]*\+/.test(first) ? '+' : ''}${digits}`;
}
