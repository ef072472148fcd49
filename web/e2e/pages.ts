import pages from './pages.json' with { type: 'json' };

/** Every kind of page on the site, and variants of them. The nightly run opens each. */
export const PAGES: readonly { name: string; path: string; isMissing?: boolean }[] = pages;

export const MISSING_PATHS = PAGES.filter(({ isMissing }) => isMissing).map(({ path }) => path);
