/** The kinds of page with a slot for an ad, the newsletter among them, and what the desk calls them. */
export const AD_PAGES = {
  home: 'Home page',
  cuisines: 'List of cuisines',
  cuisine: 'Page of a cuisine',
  neighborhood: 'Page of a neighborhood',
  guide: 'Guide',
  newsletter: 'Newsletter',
} as const;

export type AdPage = keyof typeof AD_PAGES;

/** Each kind of page has a slot for an ad, and the home page another for featured businesses. */
export type Slot = AdPage | 'featured';

export function isAdPage(page: string): page is AdPage {
  return Object.hasOwn(AD_PAGES, page);
}
