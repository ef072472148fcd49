import { startTransition, type ComponentProps, type MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** A path on this site, starting with a slash, or another query of this page. */
  readonly to: string | { readonly search: string };
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/**
 * A link within the site: a plain click navigates without loading a document. The router's own `Link` would pull in its
 * whole module.
 */
export function Link({ to, replace, preventScrollReset = false, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const href = typeof to === 'string' ? to : createPath({ pathname: location.pathname, ...to });

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    // As with any link, following it to the current address adds no history entry.
    const replaces = replace ?? href === createPath(location);
    startTransition(async () => navigate(to, { replace: replaces, preventScrollReset }));
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** A link with `aria-current` if its page, or one below it, is open. */
export function NavLink(props: LinkProps & { readonly to: string }) {
  const open = useLocation().pathname;
  const isCurrent = open === props.to || open.startsWith(`${props.to}/`);
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}

/** The browser handles everything else: another tab, a download. */
function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
