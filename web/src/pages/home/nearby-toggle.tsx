import { LocateFixed, Star } from 'lucide-react';
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
      {isNearby ? 'Show Best Rated' : 'Show Nearby'}
    </Button>
  );
}
