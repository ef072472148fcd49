import { startTransition, type ComponentProps, type MouseEvent } from 'react';
import { createPath, useHref, useLocation, useNavigate, useResolvedPath, type To } from 'react-router';

interface LinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  /** An address on this site. */
  readonly to: To;
  readonly replace?: boolean;
  readonly preventScrollReset?: boolean;
}

/** A link within the site: a plain press stays in this document. The router's own comes with all of its module. */
export function Link({ to, replace, preventScrollReset = false, onClick, children, ...rest }: LinkProps) {
  const href = useHref(to);
  const navigate = useNavigate();
  const location = useLocation();

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
export function NavLink(props: LinkProps) {
  const { pathname } = useResolvedPath(props.to);
  const open = useLocation().pathname;
  const isCurrent = open === pathname || open.startsWith(`${pathname}/`);
  return <Link aria-current={isCurrent ? 'page' : undefined} {...props} />;
}

/** Everything else is for the browser: another tab, a download. */
function isPlainPress({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
