import type { Site } from '#contract/pages';
import { paths } from '../paths.ts';
import { Link } from 'react-router';

/** Link to the form for suggesting a restaurant: the built-in one, or the one in the settings (decisions §2). */
export function SubmitLink({ site, label }: { readonly site: Site; readonly label: string }) {
  if (site.submitRestaurantUrl === null) return <Link to={paths.submitRestaurant}>{label}</Link>;
  return (
    <a href={site.submitRestaurantUrl} target="_blank" rel="noopener">
      {label}
    </a>
  );
}
