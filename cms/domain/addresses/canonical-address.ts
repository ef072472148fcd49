import { SECRET_PATHS } from './secret-paths.ts';

/** More rounds than any link is re-encoded on its way through emails and forms. */
const MAX_ENCODINGS = 3;
const ESCAPE = /%[\da-f]{2}/i;

interface Asked {
  readonly pathname: string;
  /** Including the question mark, or empty. */
  readonly search: string;
}

/**
 * The canonical form of a path and query (decisions §2): no trailing or double slash, no capitals, no double encoding,
 * no null character in the query. `null` if the path can't be decoded.
 */
export function canonicalAddress({ pathname, search }: Asked): string | null {
  const asked = decodeSegments(pathname);
  if (asked === null) return null;
  const segments = tidySegments(asked);
  // An equivalent escape is left unchanged; the page's own links decide about those.
  const path =
    `/${asked.join('/')}` === `/${segments.join('/')}` && !isUntidy(pathname) ? pathname : encoded(segments);
  return path + search.replaceAll('%00', '');
}

/** The same key for all spellings of a path that lead to the same page, including `..` and needless escapes. */
export function addressKey(path: string): string {
  const { pathname } = new URL(`http://site.invalid${path.startsWith('/') ? '' : '/'}${path}`);
  const asked = decodeSegments(pathname);
  return asked === null ? pathname : encoded(tidySegments(asked));
}

const encoded = (segments: readonly string[]) => `/${segments.map(encodeURIComponent).join('/')}`;

function tidySegments(asked: readonly string[]): string[] {
  const [first = '', ...rest] = asked.map(decodeFully);
  if (first === '') return [];
  const lower = `/${[first, ...rest].join('/')}/`.toLowerCase();
  const keepsCapitals = SECRET_PATHS.some((part) => lower.startsWith(part));
  return [first.toLowerCase(), ...(keepsCapitals ? rest : rest.map((one) => one.toLowerCase()))];
}

function isUntidy(pathname: string): boolean {
  return pathname.includes('//') || (pathname.endsWith('/') && pathname !== '/');
}

function decodeSegments(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').filter((segment) => segment !== '');
    return segments.map((segment) => decodeURIComponent(segment));
  } catch {
    return null;
  }
}

/** A name may contain a literal percent sign, so a text that can't be decoded further is kept. */
function decodeFully(text: string): string {
  let decoded = text;
  for (let times = 0; times < MAX_ENCODINGS && ESCAPE.test(decoded); times += 1) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return decoded;
    }
  }
  // Browsers would resolve it as a relative segment instead of requesting it.
  return /^\.{1,2}$/.test(decoded) ? text : decoded;
}
