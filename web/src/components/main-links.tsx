import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Links to the main pages, for pages with nothing to show. */
export function MainLinks() {
  return (
    <>
      <ButtonLink to={paths.home}>Back to the front page</ButtonLink>
      <ButtonLink to={paths.cuisines} variant="outline">
        All cuisines
      </ButtonLink>
      <ButtonLink to={paths.neighborhoods} variant="outline">
        All neighborhoods
      </ButtonLink>
    </>
  );
}
