import { readSlug } from '../addresses/slugs.ts';
import { AREA_GUIDE_SLUG } from '../addresses/page-paths.ts';

export const READ_KINDS = ['story', 'guide', 'place', 'search'] as const;
export type ReadKind = (typeof READ_KINDS)[number];

/** `view`: visible for a moment. `read`: open long enough and scrolled far enough to have been read. */
export const READ_EVENTS = ['view', 'read'] as const;
export type ReadEvent = (typeof READ_EVENTS)[number];

export const VIEW_AFTER_S = 3;
export const READ_AFTER_S = 30;
export const READ_SHARE = 0.6;

/** The reported path of any page of results, without its query. */
export const SEARCH_PATH = '/?q=';

const COUNTED = /^\/(local-businesses|blog|restaurants)\/([^/]+)$/;
const KINDS: Readonly<Record<string, ReadKind>> = {
  'local-businesses': 'story',
  blog: 'guide',
  restaurants: 'place',
};

/** The page at a path, `null` if its readers aren't counted. `slug` is the last part of the path. */
export function readSubjectOf(path: string): { readonly kind: ReadKind; readonly slug: string } | null {
  if (path === SEARCH_PATH) return { kind: 'search', slug: '' };
  if (path === `/${AREA_GUIDE_SLUG}`) return { kind: 'guide', slug: AREA_GUIDE_SLUG };
  const [, folder = '', slug = ''] = COUNTED.exec(path) ?? [];
  const kind = KINDS[folder];
  return kind ? { kind, slug: readSlug(slug).toLowerCase() } : null;
}
