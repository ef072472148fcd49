import * as texts from '#texts';
import { paths } from '../paths.ts';
import { ButtonLink } from '../ui/button.tsx';

/** Links to the main pages, for pages with nothing to show. */
export function MainLinks() {
  return (
    <>
      <ButtonLink to={paths.home}>{texts.words.frontPage()}</ButtonLink>
      <ButtonLink to={paths.cuisines} variant="outline">
        {texts.words.allCuisines()}
      </ButtonLink>
      <ButtonLink to={paths.neighborhoods} variant="outline">
        {texts.words.allNeighborhoods()}
      </ButtonLink>
    </>
  );
}
