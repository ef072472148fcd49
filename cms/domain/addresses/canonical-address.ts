/** Deeper than any link that was encoded once too often on its way through mails and forms. */
const MOST_ENCODINGS = 3;
const ESCAPE = /%[\da-f]{2}/i;

/** The parts of a path below which capitals tell one address from another. */
const IN_CAPITALS = ['saved/', 'share/lists/'];

interface Asked {
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
}

/**
 * The one address of what a path and a query ask for (decisions §2): no slash at the end or twice, no capitals, nothing
 * encoded twice, no null character in the query. `null` where the path is no text.
 */
export function canonicalAddress({ pathname, search }: Asked): string | null {
  const asked = decodeSegments(pathname);
  if (asked === null) return null;
  const segments = tidySegments(asked);
  // An escape that only spells the same another way is left: the page's own links decide about those.
  const path =
    `/${asked.join('/')}` === `/${segments.join('/')}` && !isUntidy(pathname) ? pathname : encoded(segments);
  return path + search.replaceAll('%00', '');
}

/** One text for all spellings of a path that lead to the same page, `..` and needless escapes included. */
export function addressKey(path: string): string {
  const { pathname } = new URL(`http://site.invalid${path.startsWith('/') ? '' : '/'}${path}`);
  const asked = decodeSegments(pathname);
  return asked === null ? pathname : encoded(tidySegments(asked));
}

const encoded = (segments: readonly string[]) => `/${segments.map(encodeURIComponent).join('/')}`;

function tidySegments(asked: readonly string[]): string[] {
  const [first = '', ...rest] = asked.map(decodeFully);
  if (first === '') return [];
  const lower = `${[first, ...rest].join('/')}/`.toLowerCase();
  const keepsCapitals = IN_CAPITALS.some((part) => lower.startsWith(part));
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

/** A name may hold a percent sign of its own: what decodes no further is meant as it is. */
function decodeFully(text: string): string {
  let decoded = text;
  for (let times = 0; times < MOST_ENCODINGS && ESCAPE.test(decoded); times += 1) {
    try {
      decoded = decodeURIComponent(decoded);
    } catch {
      return decoded;
    }
  }
  // A browser would go up by one instead of asking for it.
  return /^\.{1,2}$/.test(decoded) ? text : decoded;
}
