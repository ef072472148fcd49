'use client';

import { area, region } from '#city';
import { isDrawn, sheetPointOf } from '#domain/places/city-sheet';
import { locationOf, type Located } from '#domain/places/distance';
import styles from './imports.module.css';

const { north, south, west, east } = area.drawing;
const START = sheetPointOf({ latitude: north, longitude: west });
const END = sheetPointOf({ latitude: south, longitude: east });

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
      <svg
        viewBox={`${START.x} ${START.y} ${END.x - START.x} ${END.y - START.y}`}
        role="img"
        aria-label={`${located.length} places on a drawing of ${region.name}`}
      >
        <use href="/city.svg#water" className={styles.water} />
        <use href="/city.svg#highways" className={styles.city} />
        <use href="/city.svg#border" className={styles.city} />
        {drawn.map(({ name, ...location }, index) => {
          const { x, y } = sheetPointOf(location);
          return (
            <circle key={index} className={styles.dot} cx={x} cy={y} r={40}>
              <title>{name}</title>
            </circle>
          );
        })}
      </svg>
      <figcaption>
        {located.length} of {places.length} with a position
        {outside > 0 ? `, ${outside} beyond the drawing` : ''}
      </figcaption>
    </figure>
  );
}
