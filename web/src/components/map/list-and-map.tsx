import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './list-and-map.module.css';
import type { MapPanelProps, OnMap } from './on-map.ts';

export interface ListAndMapProps {
  readonly isMap: boolean;
  readonly shows: OnMap;
  /** Pins are numbered like the list. */
  readonly ranked: boolean;
  readonly children: ReactNode;
}

/** A list with a map of its places. The map's code is loaded when the map is opened. */
export function ListAndMap({ isMap, shows, ranked, children }: ListAndMapProps) {
  const list = useRef<HTMLDivElement>(null);
  const [Panel, setPanel] = useState<ComponentType<MapPanelProps> | null>(null);
  useEffect(() => {
    if (!isMap || Panel !== null) return;
    import('./map-panel.tsx').then(
      ({ MapPanel }) => setPanel(() => MapPanel),
      () => undefined,
    );
  }, [isMap, Panel]);
  return (
    <div className={isMap ? styles.split : undefined}>
      <div ref={list} className={styles.list}>
        {children}
      </div>
      {isMap && (
        <div className={styles.map}>{Panel && <Panel shows={shows} ranked={ranked} list={list} />}</div>
      )}
    </div>
  );
}
