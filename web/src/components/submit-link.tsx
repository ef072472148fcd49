import type { Site } from '#contract/pages';
import type { ReactNode } from 'react';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';

/** Link to the form for suggesting a restaurant: the built-in one, or the one in the settings (decisions §2). */
export function SubmitLink({ site, children }: { readonly site: Site; readonly children?: ReactNode }) {
  if (site.submitRestaurantUrl === null) return <Link to={paths.submitRestaurant}>{children}</Link>;
  return (
    <a href={site.submitRestaurantUrl} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
