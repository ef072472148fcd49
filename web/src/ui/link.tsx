import { startTransition, type ComponentProps, type MouseEvent } from 'react';
import { createPath, useLocation, useNavigate } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address on this site from its first slash on, or another query of this page. */
  readonly to: string | { readonly search: string };
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/** A link within the site: a plain press stays in this document. The router's own comes with all of its module. */
export function Link({ to, replace, preventScrollReset = false, onClick, children, ...rest }: LinkProps) {
  const navigate = useNavigate();
  const location = useLocation();
  const href = typeof to === 'string' ? to : createPath({ pathname: location.pathname, ...to });

  function follow(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event);
    if (event.defaultPrevented || !isPlainPress(event)) return;
    event.preventDefault();
    // Back does not stop twice at one address, as with any link.
    const replaces = replace ?? href === createPath(location);
    startTransition(async () => navigate(to, { replace: replaces, preventScrollReset }));
  }
  return (
    <a {...rest} href={href} onClick={follow}>
      {children}
    </a>
  );
}

/** A link that says when the page it leads to, or one below it, is open. */
export function NavLink(props: LinkProps & { readonly to: string }) {
  const open = useLocation().pathname;
  const isCurrent = open === props.to || open.startsWith(`${props.to}/`);
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}

/** Everything else is for the browser: another tab, a download. */
function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
