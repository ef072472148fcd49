import type { ReactNode } from 'react';
import { useSite } from '../api/use-call.ts';
import { paths } from '../paths.ts';
import { Link } from '../ui/link.tsx';

/** Link to the form for suggesting a restaurant: the built-in one, or the one in the settings (decisions §2). */
export function SubmitLink({ children }: { readonly children?: ReactNode }) {
  const { submitRestaurantUrl } = useSite();
  if (submitRestaurantUrl === null) return <Link to={paths.submitRestaurant}>{children}</Link>;
  return (
    <a href={submitRestaurantUrl} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
