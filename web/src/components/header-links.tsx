import * as texts from '#texts';
import { useLocation } from 'react-router';
import { useSite } from '../api/use-call.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';

/** In the order of spec 1 §2; followed by the external newsletter link. */
const LINKS = [
  { label: texts.pages.neighborhoods, to: paths.neighborhoods },
  { label: texts.pages.cuisines, to: paths.cuisines },
  { label: texts.pages.stories, to: paths.stories },
  { label: texts.pages.guides, to: paths.guides },
] as const;

/** The masthead's links, shared by the bar and the menu. */
export function HeaderLinks({ onChosen }: { readonly onChosen?: () => void }) {
  const { pathname } = useLocation();
  return (
    <ul role="list">
      {LINKS.map(({ label, to }) => (
        <li key={to}>
          <Link to={to} onClick={onChosen} aria-current={isWithin(pathname, to) ? 'page' : undefined}>
            {label()}
          </Link>
        </li>
      ))}
      <li>
        <a href={useSite().newsletterUrl} target="_blank" rel="noopener" onClick={onChosen}>
          {texts.site.newsletter()}
        </a>
      </li>
    </ul>
  );
}

function isWithin(pathname: string, section: string): boolean {
  return pathname === section || pathname.startsWith(`${section}/`);
}
