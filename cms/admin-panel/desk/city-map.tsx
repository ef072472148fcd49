'use client';

import { area, region } from '#city';
import { isDrawn, sheetPointOf, type SheetWindow } from '#domain/places/city-sheet';
import { locationOf, type Coordinates, type Located } from '#domain/places/distance';
import type { ComponentProps } from 'react';
import styles from './city-map.module.css';

const { north, south, west, east } = area.drawing;
const START = sheetPointOf({ latitude: north, longitude: west });
const END = sheetPointOf({ latitude: south, longitude: east });
export const WHOLE_CITY: SheetWindow = { ...START, width: END.x - START.x, height: END.y - START.y };
/** Of a dot, as a share of the map's width. */
const DOT = 0.015;

/** Places on the site's own drawing of the city, without maps from another host. */
export function CityMap({ places }: { places: readonly ({ name: string } & Located)[] }) {
  const located = places.flatMap((place) => {
    const location = locationOf(place);
    return location ? [{ name: place.name, ...location }] : [];
  });
  const drawn = located.filter(isDrawn);
  const outside = located.length - drawn.length;
  return (
    <figure className={styles.map}>
      <CityDrawing role="img" aria-label={`${located.length} places on a drawing of ${region.name}`}>
        {drawn.map(({ name, ...location }, index) => (
          <MapDot key={index} at={location} name={name} />
        ))}
      </CityDrawing>
      <figcaption>
        {located.length} of {places.length} with a position
        {outside > 0 ? `, ${outside} beyond the drawing` : ''}
      </figcaption>
    </figure>
  );
}

export function CityDrawing({
  part = WHOLE_CITY,
  children,
  ...svg
}: { part?: SheetWindow } & Omit<ComponentProps<'svg'>, 'part'>) {
  return (
    <svg viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`} {...svg}>
      <use href="/city.svg#parks" className={styles.park} />
      <use href="/city.svg#water" className={styles.water} />
      <use href="/city.svg#lakes" className={styles.water} />
      <use href="/city.svg#streets" className={styles.street} />
      <use href="/city.svg#arteries" className={styles.street} />
      <use href="/city.svg#highways" className={styles.city} />
      <use href="/city.svg#border" className={styles.city} />
      {children}
    </svg>
  );
}

export function MapDot({
  at,
  name,
  part = WHOLE_CITY,
}: {
  at: Coordinates;
  name: string;
  part?: SheetWindow;
}) {
  const { x, y } = sheetPointOf(at);
  return (
    <circle className={styles.dot} cx={x} cy={y} r={part.width * DOT}>
      <title>{name}</title>
    </circle>
  );
}
