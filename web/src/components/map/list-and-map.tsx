import * as texts from '#texts';
import clsx from 'clsx';
import { List, Map } from '../../ui/icons.ts';
import { type ReactNode, useEffect, useEffectEvent, useRef } from 'react';
import { useLocation } from 'react-router';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { buttonClass } from '../../ui/button.tsx';
import { Link } from '../../ui/link.tsx';
import styles from './list-and-map.module.css';
import type { OnMap } from './map-panel.tsx';

interface ListAndMapProps {
  readonly isMap: boolean;
  readonly shows: OnMap;
  readonly children: ReactNode;
}

/** A list with a map of its places. The map's code is loaded when the map is opened. */
export function ListAndMap({ isMap, shows, children }: ListAndMapProps) {
  const list = useRef<HTMLDivElement>(null);
  const [Panel, fetchPanel] = useLoaded(async () => (await import('./map-panel.tsx')).MapPanel);
  const fetchFirst = useEffectEvent(() => void fetchPanel().catch(() => undefined));
  useEffect(() => {
    if (isMap) fetchFirst();
  }, [isMap]);
  return (
    <div className={isMap ? styles.split : undefined}>
      <div ref={list} className={styles.list}>
        {children}
      </div>
      {isMap && <div className={styles.map}>{Panel && <Panel shows={shows} list={list} />}</div>}
    </div>
  );
}

/** Toggles the map: next to the list, or in place of it on a phone. */
export function MapToggle({ className }: { readonly className?: string | undefined }) {
  const { isMap, otherView } = useMapView();
  const Icon = isMap ? List : Map;
  return (
    <Link
      to={otherView}
      preventScrollReset
      replace={isMap}
      className={clsx(buttonClass({ variant: 'outline', size: 'small' }), styles.toggle, className)}
    >
      <Icon aria-hidden="true" />
      {isMap ? texts.listing.list() : texts.listing.map()}
    </Link>
  );
}

/** Whether the address requests the map, and that of the page with the other view. */
export function useMapView(): { readonly isMap: boolean; readonly otherView: string } {
  const { pathname, search } = useLocation();
  const params = new URLSearchParams(search);
  const isMap = params.get('view') === 'map';
  if (isMap) params.delete('view');
  else params.set('view', 'map');
  return { isMap, otherView: params.size === 0 ? pathname : `${pathname}?${params}` };
}
