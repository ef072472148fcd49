import { hasRole } from '#cms/access/roles';
import type { ServerProps } from 'payload';
import { DeskLink } from './desk-link.tsx';
import { DESKS } from './desks.ts';

/** Links to the desks this user may open, above the panel's own, since work starts there. */
export function DeskLinks({ user }: Pick<ServerProps, 'user'>) {
  return (
    <>
      {Object.values(DESKS)
        .filter(({ readers }) => hasRole(user ?? null, ...readers))
        .map(({ title, path }) => (
          <DeskLink key={path} path={path} title={title} />
        ))}
      {hasRole(user ?? null, 'ads') && (
        // A page of the site, not of the panel.
        <a className="nav__link" href="/admin">
          <span className="nav__link-label">Ad dashboard</span>
        </a>
      )}
    </>
  );
}
