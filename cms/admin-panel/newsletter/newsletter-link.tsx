import { hasRole } from '#cms/access/roles';
import Link from 'next/link';
import type { ServerProps } from 'payload';

export const NEWSLETTER_PATH = '/cms/newsletter';

/** Beside the panel's own links, for editors and admins. */
export function NewsletterLink({ user }: Pick<ServerProps, 'user'>) {
  if (!hasRole(user ?? null, 'editor')) return null;
  return (
    <Link className="nav__link" href={NEWSLETTER_PATH} id="nav-newsletter">
      <span className="nav__link-label">Newsletter</span>
    </Link>
  );
}
