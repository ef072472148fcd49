import * as texts from '#texts';

/** A document title: the page, followed by the site. */
export function pageTitle(page: string, site: string): string {
  return texts.site.pageTitle({ page, site });
}
