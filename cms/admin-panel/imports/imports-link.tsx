import { hasRole } from '#cms/access/roles';
import Link from 'next/link';
import type { ServerProps } from 'payload';

export const IMPORTS_PATH = '/cms/imports';

/** Beside the panel's own links, for data staff. */
export function ImportsLink({ user }: Pick<ServerProps, 'user'>) {
  if (!hasRole(user ?? null, 'data')) return null;
  return (
    <Link className="nav__link" href={IMPORTS_PATH} id="nav-imports">
      <span className="nav__link-label">Imports</span>
    </Link>
  );
}
