import { useQuery } from '@tanstack/react-query';
import { LocateFixed, Minus, Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { placeCountLabel } from '#domain/words/headings';
import { locationOf } from '#domain/places/distance';
import { pinsQuery } from '../../api/search.ts';
import { useApp } from '../../app-context.ts';
import { requestLocation, useBrowserLocation } from '../../hooks/browser-location.ts';
import { NOTHING_ASKED } from '../../search-state.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { followList } from './follow-list.ts';
import type { MapPanelProps, OnMap } from './on-map.ts';
import { MapCard } from './map-card.tsx';
import styles from './map-panel.module.css';
import type { OpenMap, Pin } from './open-map.ts';
import { SmallMap } from './small-map.tsx';

const NO_PINS: readonly Pin[] = [];
/** Of a map that is only looked at. */
const MOST_DRAWN = 30;

/** The large map: pins, the card of the pressed one, and what moves it. */
export function MapPanel({ shows, ranked, list }: MapPanelProps) {
  const area = 'state' in shows ? shows.state.area : null;
  const { pins, total } = usePins(shows);
  const [params, setParams] = useSearchParams();
  const canvas = useRef<HTMLDivElement>(null);
  const [map, setMap] = useState<OpenMap | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [pressed, setPressed] = useState<number | null>(null);
  const [moved, setMoved] = useState<string | null>(null);
  const here = useBrowserLocation();

  useEffect(() => {
    // On a phone it stands where the list stood, which may have been read far down.
    if (matchMedia('(max-width: 59.99rem)').matches) canvas.current?.scrollIntoView({ block: 'end' });
    if (canvas.current === null) return undefined;
    const opening = openLater(canvas.current, { area, onPress: setPressed, onMove: setMoved });
    opening.then(setMap, () => setFailed(true));
    return () => void opening.then((opened) => opened.close()).catch(() => undefined);
    // oxlint-disable-next-line react/exhaustive-deps -- the map moves to a later area by itself
  }, []);
  useEffect(() => map?.setPins(pins, { ranked, keepsView: area !== null }), [map, pins, ranked, area]);
  useEffect(() => map?.setPressed(pressed), [map, pressed, pins]);
  useEffect(() => (map && list.current ? followList(list.current, map) : undefined), [map, list]);
  useEffect(() => {
    const { latitude, longitude } = here;
    if (map && latitude !== null && longitude !== null) map.setHere({ latitude, longitude });
  }, [map, here]);

  function searchHere(): void {
    if (moved === null) return;
    const next = new URLSearchParams(params);
    next.delete('page');
    next.set('area', moved);
    setMoved(null);
    setParams(next, { preventScrollReset: true });
  }

  async function locate(): Promise<void> {
    if (await requestLocation()) map?.goHere();
    else showToast({ title: 'We could not find where you are', variant: 'destructive' });
  }

  const unplaced = total - pins.length;
  return (
    <section
      className={styles.panel}
      data-map={hasFailed ? 'drawn' : 'shown'}
      aria-label={`Map of ${placeCountLabel(total)}. The list has the same places.`}
    >
      {hasFailed ? (
        <div className={styles.drawn}>
          <p>This browser cannot show the large map. Here is a drawing; the list has the same places.</p>
          <SmallMap places={pins.slice(0, MOST_DRAWN)} ranked={ranked} label="Map of the first places" />
        </div>
      ) : (
        <div ref={canvas} className={styles.canvas} />
      )}
      {map && (
        <div className={styles.controls}>
          <button type="button" aria-label="Zoom in" onClick={() => map.zoomBy(1)}>
            <Plus aria-hidden="true" />
          </button>
          <button type="button" aria-label="Zoom out" onClick={() => map.zoomBy(-1)}>
            <Minus aria-hidden="true" />
          </button>
          <button
            type="button"
            aria-label="Show where I am"
            aria-busy={here.loading}
            onClick={() => void locate()}
          >
            <LocateFixed aria-hidden="true" />
          </button>
        </div>
      )}
      {'state' in shows && moved !== null && (
        <Button size="small" className={styles.search} onClick={searchHere}>
          Search this area
        </Button>
      )}
      <div className={styles.foot}>
        {pressed !== null && <MapCard id={pressed} onClose={() => setPressed(null)} />}
        <p className={styles.note}>
          {unplaced > 0 && `${placeCountLabel(unplaced)} without a known position. `}
          {map?.attribution}
        </p>
      </div>
    </section>
  );
}

/** The places given, or all of the search; the last ones stay until the next are known. */
function usePins(shows: OnMap): { readonly pins: readonly Pin[]; readonly total: number } {
  const { fetchApi } = useApp();
  const isSearch = 'state' in shows;
  const { data } = useQuery({
    ...pinsQuery(fetchApi, isSearch ? shows.state : NOTHING_ASKED),
    enabled: isSearch,
    placeholderData: (before) => before,
    select: ({ pins, total }) => ({
      total,
      pins: pins.map(([id, rank, longitude, latitude]): Pin => ({ id, rank, longitude, latitude })),
    }),
  });
  if (isSearch) return data ?? { pins: NO_PINS, total: 0 };
  return { pins: pinsOf(shows.places), total: shows.places.length };
}

const known = new WeakMap<object, readonly Pin[]>();

/** The same pins for the same places: the map draws them anew only when they change. */
function pinsOf(places: Extract<OnMap, { places: unknown }>['places']): readonly Pin[] {
  const before = known.get(places);
  if (before) return before;
  const pins = places.flatMap((place, index): Pin[] => {
    const location = locationOf(place);
    return location ? [{ id: place.id, rank: index + 1, ...location }] : [];
  });
  known.set(places, pins);
  return pins;
}

type MapOptions = Parameters<typeof import('./open-map.ts').openMap>[1];

async function openLater(canvas: HTMLElement, options: MapOptions): Promise<OpenMap> {
  if (!document.createElement('canvas').getContext('webgl2')) throw new Error('There is no WebGL.');
  const { openMap } = await import('./open-map.ts');
  return openMap(canvas, options);
}
