import * as texts from '#texts';
import { paths } from '../paths.ts';
import { buttonClass, ButtonLink } from '../ui/button.tsx';
import { EmptyState } from './empty-state.tsx';

/** Shown for an empty directory, with links for adding places. */
export function NoPlacesYet() {
  return (
    <EmptyState message={texts.listing.none()}>
      <ButtonLink to={paths.submitRestaurant}>{texts.words.addRestaurant()}</ButtonLink>
      {/* The panel is a separate app: its pages are fetched, not routed. */}
      <a href={paths.importDesk} className={buttonClass({ variant: 'outline' })}>
        {texts.listing.importList()}
      </a>
    </EmptyState>
  );
}
