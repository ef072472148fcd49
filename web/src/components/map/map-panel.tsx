import { useQuery } from '@tanstack/react-query';
import { LocateFixed, Minus, Plus } from 'lucide-react';
import { type RefObject, useEffect, useMemo, useRef, useState } from 'react';
import type { Restaurant } from '#contract/restaurants';
import { locationOf } from '#domain/places/distance';
import * as texts from '#texts';
import { pinsQuery } from '../../api/search.ts';
import { requestLocation, useBrowserLocation } from '../../hooks/browser-location.ts';
import { useSearchParams } from 'react-router';
import { NOTHING_ASKED, type SearchState } from '../../address/search-state.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { followList, scrollToCard } from './follow-list.ts';
import { MapCard } from './map-card.tsx';
import styles from './map-panel.module.css';
import type { LargeMap, Pin } from './open-map.ts';
import { SmallMap } from './small-map.tsx';

/** The content of the map: everything a search finds, or the given places. */
export type OnMap = { readonly state: SearchState } | { readonly places: readonly Restaurant[] };

interface MapPanelProps {
  readonly shows: OnMap;
  /** The list next to the map. */
  readonly list: RefObject<HTMLElement | null>;
}

const NO_PLACES: readonly Restaurant[] = [];
/** Maximum number of pins on the static fallback map. */
const MAX_DRAWN = 30;

/** The large map: pins, the card of the pressed one, and controls. */
export function MapPanel({ shows, list }: MapPanelProps) {
  const { pins, total } = usePins(shows);
  const area = 'state' in shows ? shows.state.area : null;
  const canvas = useRef<HTMLDivElement>(null);
  const [pressed, setPressed] = useState<number | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const { map, hasFailed } = useLargeMap(canvas, { area, onPress: setPressed, onMove: setMoved });

  useEffect(() => map?.setPins(pins, area !== null), [map, pins, area]);
  useEffect(() => {
    map?.setPressed(pressed);
    if (pressed !== null && list.current) scrollToCard(list.current, pressed);
  }, [map, pressed, list]);
  useEffect(() => (map && list.current ? followList(list.current, map) : undefined), [map, list]);

  const unplaced = total - pins.length;
  return (
    <section
      className={styles.panel}
      data-map={hasFailed ? 'drawn' : 'shown'}
      aria-label={texts.map.label({ count: total })}
    >
      {hasFailed ? (
        <div className={styles.drawn}>
          <p>{texts.map.drawing()}</p>
          <SmallMap places={pins.slice(0, MAX_DRAWN)} label={texts.map.firstPlaces()} />
        </div>
      ) : (
        <div ref={canvas} className={styles.canvas} />
      )}
      {map && <MapControls map={map} />}
      {'state' in shows && moved !== null && <SearchHere area={moved} onSearched={() => setMoved(null)} />}
      <div className={styles.foot}>
        {pressed !== null && <MapCard id={pressed} onClose={() => setPressed(null)} />}
        <p className={styles.note}>
          {unplaced > 0 && `${texts.map.unplaced({ count: unplaced })} `}
          {map?.attribution}
        </p>
      </div>
    </section>
  );
}

/** Opens the map once its element is there, and closes it with the page. */
function useLargeMap(canvas: RefObject<HTMLDivElement | null>, options: MapOptions) {
  const [map, setMap] = useState<LargeMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    if (canvas.current === null) return undefined;
    // On a phone it replaces the list, which may be scrolled far down.
    if (matchMedia('(max-width: 59.99rem)').matches) canvas.current.scrollIntoView({ block: 'end' });
    const opening = openLater(canvas.current, options);
    opening.then(setMap, () => setFailed(true));
    return () => void opening.then((opened) => opened.close()).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- the map is opened once, and moved by its methods
  }, []);
  return { map, hasFailed };
}

function MapControls({ map }: { readonly map: LargeMap }) {
  const { latitude, longitude, loading } = useBrowserLocation();
  useEffect(() => {
    if (latitude !== null && longitude !== null) map.setHere({ latitude, longitude });
  }, [map, latitude, longitude]);

  async function locate(): Promise<void> {
    if (await requestLocation()) map.goHere();
    else showToast({ title: texts.map.notLocated(), variant: 'destructive' });
  }

  return (
    <div className={styles.controls}>
      <button type="button" aria-label={texts.map.zoomIn()} onClick={() => map.zoomBy(1)}>
        <Plus aria-hidden="true" />
      </button>
      <button type="button" aria-label={texts.map.zoomOut()} onClick={() => map.zoomBy(-1)}>
        <Minus aria-hidden="true" />
      </button>
      <button
        type="button"
        aria-label={texts.map.whereIAm()}
        aria-busy={loading}
        onClick={() => void locate()}
      >
        <LocateFixed aria-hidden="true" />
      </button>
    </div>
  );
}

function SearchHere({ area, onSearched }: { readonly area: string; readonly onSearched: () => void }) {
  const [params, setParams] = useSearchParams();
  function search(): void {
    const next = new URLSearchParams(params);
    next.delete('page');
    next.set('area', area);
    onSearched();
    setParams(next, { preventScrollReset: true });
  }
  return (
    <Button size="small" className={styles.search} onClick={search}>
      {texts.map.searchHere()}
    </Button>
  );
}

/** Pins of the given places or of the whole search; the last ones stay until the next have loaded. */
function usePins(shows: OnMap): { readonly pins: readonly Pin[]; readonly total: number } {
  const isSearch = 'state' in shows;
  const { data } = useQuery({
    ...pinsQuery(isSearch ? shows.state : NOTHING_ASKED),
    enabled: isSearch,
    placeholderData: (before) => before,
    select: ({ pins, total }) => ({
      total,
      pins: pins.map(([id, longitude, latitude]): Pin => ({ id, longitude, latitude })),
    }),
  });
  const places = isSearch ? NO_PLACES : shows.places;
  // Memoized, so that the map redraws pins only when they change.
  const given = useMemo(() => ({ pins: pinsOf(places), total: places.length }), [places]);
  return isSearch && data ? data : given;
}

function pinsOf(places: readonly Restaurant[]): readonly Pin[] {
  return places.flatMap((place): Pin[] => {
    const location = locationOf(place);
    return location ? [{ id: place.id, ...location }] : [];
  });
}

type MapOptions = Parameters<typeof import('./open-map.ts').openMap>[1];

async function openLater(canvas: HTMLElement, options: MapOptions): Promise<LargeMap> {
  if (!document.createElement('canvas').getContext('webgl2')) throw new Error('There is no WebGL.');
  const { openMap } = await import('./open-map.ts');
  return openMap(canvas, options);
}
