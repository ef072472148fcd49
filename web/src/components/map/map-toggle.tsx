import clsx from 'clsx';
import { List, Map } from 'lucide-react';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './list-and-map.module.css';

interface MapToggleProps {
  readonly isMap: boolean;
  /** The query of the page with the other view. */
  readonly search: string;
  /** Stands over the page, at the lower edge of a phone. */
  readonly floats?: boolean;
}

/** Leads from the list to the map beside it, or on a phone in place of it, and back. */
export function MapToggle({ isMap, search, floats = false }: MapToggleProps) {
  const Icon = isMap ? List : Map;
  const look = buttonClass({ variant: floats ? 'solid' : 'outline', size: 'small' });
  return (
    <Link
      to={{ search }}
      preventScrollReset
      replace={isMap}
      className={clsx(look, floats ? styles.floating : styles.toggle)}
    >
      <Icon aria-hidden="true" />
      {isMap ? 'List' : 'Map'}
    </Link>
  );
}
