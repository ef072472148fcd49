import * as texts from '#texts';
import { LocateFixed, Star } from '../../ui/icons.ts';
import { menuId } from '../../components/search/filter-menu.tsx';
import { Button } from '../../ui/button.tsx';
import styles from './nearby-toggle.module.css';

interface NearbyToggleProps {
  readonly isNearby: boolean;
  readonly isLocating: boolean;
  readonly onToggle: () => void;
}

/** Switches between best rated and closest (spec 1 §2). */
export function NearbyToggle({ isNearby, isLocating, onToggle }: NearbyToggleProps) {
  const Icon = isNearby ? Star : LocateFixed;
  return (
    <Button
      size="small"
      className={styles.toggle}
      aria-busy={isLocating}
      aria-disabled={isLocating}
      onClick={isLocating ? undefined : onToggle}
    >
      <Icon aria-hidden="true" />
      {isNearby ? texts.home.showBestRated() : texts.home.showNearby()}
    </Button>
  );
}

/**
 * Suggests a neighborhood when there is no location (decisions §5). Not announced to screen readers, because the toast
 * already is.
 */
export function LocationNotice({ error }: { readonly error: string }) {
  return (
    <div className={styles.notice}>
      <p>{texts.home.unknownLocation({ reason: error })}</p>
      <Button variant="outline" size="small" popoverTarget={menuId('neighborhood')}>
        {texts.home.pickNeighborhood()}
      </Button>
    </div>
  );
}
