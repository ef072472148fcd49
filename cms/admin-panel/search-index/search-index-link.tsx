import { hasRole } from '#cms/access/roles';
import Link from 'next/link';
import type { ServerProps } from 'payload';

export const SEARCH_INDEX_PATH = '/cms/search-index';

/** Beside the panel's own links, for data staff. */
export function SearchIndexLink({ user }: Pick<ServerProps, 'user'>) {
  if (!hasRole(user ?? null, 'data')) return null;
  return (
    <Link className="nav__link" href={SEARCH_INDEX_PATH} id="nav-search-index">
      <span className="nav__link-label">Search index</span>
    </Link>
  );
}
