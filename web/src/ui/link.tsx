import type { ComponentProps } from 'react';
import { Link as RoutedLink, type LinkProps as RoutedLinkProps } from 'react-router';

interface LinkProps
  extends Omit<ComponentProps<'a'>, 'href'>, Pick<RoutedLinkProps, 'preventScrollReset' | 'replace'> {
  /** A whole address on this site, from `/` on. */
  readonly to: string;
}

/** What the router writes for a whole address. Resolving it is in vain, and was a tenth of a page. */
function PlainLink({ to, preventScrollReset: _, replace: _replace, ...rest }: LinkProps) {
  return <a {...rest} href={to} data-discover="true" />;
}

/** A link within the site, followed without loading a document. */
export const Link: (props: LinkProps) => React.ReactNode = import.meta.env.SSR ? PlainLink : RoutedLink;
