import type { ComponentProps, ReactNode } from 'react';
import { Link as RoutedLink, type LinkProps as RoutedLinkProps } from 'react-router';

interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>, Pick<RoutedLinkProps, 'preventScrollReset' | 'replace'> {
  /** A whole address on this site, from `/` on. */
  readonly to: string;
}

/** What the router writes for a whole address. Resolving it is in vain, and was a tenth of a page. */
function PlainLink({
  to,
  preventScrollReset: _keepsScroll,
  replace: _replaces,
  children,
  ...rest
}: LinkProps) {
  return (
    <a {...rest} href={to}>
      {children}
    </a>
  );
}

/** A link within the site, followed without loading a document. */
export const Link: (props: LinkProps) => ReactNode = import.meta.env.SSR
  ? PlainLink
  : (props) => <RoutedLink {...props} discover="none" />;
