'use client';

import styles from './imports.module.css';

/** The city's approximate border: longitude and latitude of its corners, clockwise from the northwest. */
const CITY: readonly (readonly [number, number])[] = [
  [-76.7113, 39.3719],
  [-76.5297, 39.372],
  [-76.5298, 39.2097],
  [-76.5496, 39.1972],
  [-76.5834, 39.2081],
  [-76.6116, 39.2344],
  [-76.6307, 39.2355],
  [-76.6879, 39.2681],
  [-76.6975, 39.2787],
  [-76.7112, 39.2778],
];
/** Inner harbor and its mouth. */
const WATER: readonly (readonly [number, number])[] = [
  [-76.6126, 39.2861],
  [-76.5988, 39.2822],
  [-76.5788, 39.2809],
  [-76.5629, 39.2703],
  [-76.5298, 39.2305],
  [-76.5298, 39.2097],
  [-76.5496, 39.2122],
  [-76.5701, 39.2352],
  [-76.5899, 39.2614],
  [-76.6061, 39.2741],
  [-76.6127, 39.2832],
];
const WEST = -76.78;
const NORTH = 39.42;
const WIDTH = 300;
const HEIGHT = 330;
/** At this latitude, a degree of longitude is shorter than one of latitude. */
const PER_LONGITUDE = 930;
const PER_LATITUDE = 1_200;

interface Located {
  name: string;
  latitude: number | null;
  longitude: number | null;
}

/** Places on a drawing of the city, without maps from another host. */
export function CityMap({ places }: { places: readonly Located[] }) {
  const points = places.flatMap(({ name, latitude, longitude }, index) =>
    latitude === null || longitude === null ? [] : [{ key: index, name, ...project(longitude, latitude) }],
  );
  const outside = points.filter(({ x, y }) => x < 0 || y < 0 || x > WIDTH || y > HEIGHT).length;
  return (
    <figure className={styles.map}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={`${points.length} places on a drawing of Baltimore`}
      >
        <polygon className={styles.city} points={pointsOf(CITY)} />
        <polygon className={styles.water} points={pointsOf(WATER)} />
        {points.map(({ key, name, x, y }) => (
          <circle key={key} className={styles.dot} cx={x} cy={y} r={4}>
            <title>{name}</title>
          </circle>
        ))}
      </svg>
      <figcaption>
        {points.length} of {places.length} with a position
        {outside > 0 ? `, ${outside} beyond the drawing` : ''}
      </figcaption>
    </figure>
  );
}

function project(longitude: number, latitude: number) {
  return { x: (longitude - WEST) * PER_LONGITUDE, y: (NORTH - latitude) * PER_LATITUDE };
}

function pointsOf(border: readonly (readonly [number, number])[]): string {
  return border
    .map(([longitude, latitude]) => project(longitude, latitude))
    .map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`)
    .join(' ');
}
