import { hasRole } from '#cms/access/roles';
import Link from 'next/link';
import type { ServerProps } from 'payload';
import { DESKS } from './desks.ts';
import { ZoneNote } from './zone-note.tsx';

/** Links to the desks this user may open, beside the panel's own. */
export function DeskLinks({ user }: Pick<ServerProps, 'user'>) {
  return (
    <>
      {Object.values(DESKS)
        .filter(({ readers }) => hasRole(user ?? null, ...readers))
        .map(({ title, path }) => (
          <Link key={path} className="nav__link" href={path} id={path.replace('/cms/', 'nav-')}>
            <span className="nav__link-label">{title}</span>
          </Link>
        ))}
      <ZoneNote />
    </>
  );
}
