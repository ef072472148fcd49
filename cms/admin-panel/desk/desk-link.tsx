'use client';

import Link from 'next/link';
import { usePathname } from 'next/navigation';

/** A link of the panel's menu, marked like Payload's while its desk is open. */
export function DeskLink({ path, title }: { readonly path: string; readonly title: string }) {
  const isOpen = usePathname() === path;
  return (
    <Link
      className="nav__link"
      href={path}
      id={path.replace('/cms/', 'nav-')}
      aria-current={isOpen ? 'page' : undefined}
    >
      {isOpen && <div className="nav__link-indicator" />}
      <span className="nav__link-label">{title}</span>
    </Link>
  );
}
