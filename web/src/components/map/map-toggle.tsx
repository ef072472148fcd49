import { List, Map } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from 'react-router';
import styles from './list-and-map.module.css';

interface MapToggleProps {
  readonly isMap: boolean;
  /** The query of the page with the other view. */
  readonly search: string;
}

/** Toggles the map: next to the list, or in place of it on a phone. */
export function MapToggle({ isMap, search }: MapToggleProps) {
  const Icon = isMap ? List : Map;
  return (
    <Link
      to={{ search }}
      preventScrollReset
      replace={isMap}
      className={`${buttonClass({ variant: 'outline', size: 'small' })} ${styles.toggle}`}
    >
      <Icon aria-hidden="true" />
      {isMap ? 'List' : 'Map'}
    </Link>
  );
}
