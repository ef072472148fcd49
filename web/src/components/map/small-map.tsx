import type { Restaurant } from '#contract/restaurants';
import { locationOf } from '#domain/places/distance';
import { paths } from '../../paths.ts';
import { isDrawn, sheetPointOf, windowAround } from '#domain/places/city-sheet';
import { namesWithin } from './names-within.ts';
import styles from './small-map.module.css';

type Located = Pick<Restaurant, 'id' | 'latitude' | 'longitude'>;

interface SmallMapProps {
  readonly places: readonly Located[];
  /** Describes the map for screen readers. */
  readonly label: string;
}

/** Relative to the window's width. */
const TYPE_SHARE = 0.03;
const PIN_SHARE = 0.016;

/** Whether a place has a location, within the drawn city. */
export function isOnSmallMap(place: Located): boolean {
  const location = locationOf(place);
  return location !== null && isDrawn(location);
}

/** Places as dots on the site's own drawing of the city: plain SVG, with no script and a single request. */
export function SmallMap({ places, label }: SmallMapProps) {
  const pins = places.flatMap((place) => {
    const location = locationOf(place);
    return location && isDrawn(location) ? [{ id: place.id, ...sheetPointOf(location) }] : [];
  });
  if (pins.length === 0) return null;
  const window = windowAround(pins);
  const { x, y, width, height } = window;
  const radius = width * PIN_SHARE;
  const names = namesWithin({ within: window, size: width * TYPE_SHARE, pins, radius });
  return (
    <svg
      className={styles.map}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
      fontSize={width * TYPE_SHARE}
    >
      {['water', 'parks', 'lakes', 'rivers', 'streets', 'arteries', 'highways', 'border'].map((layer) => (
        <use key={layer} href={paths.citySheet(layer)} className={styles[layer]} />
      ))}
      <g className={styles.names}>
        {names.map(({ name, isNature, ...at }) => (
          <text key={name} {...at} className={isNature ? styles.nature : styles.places}>
            {name}
          </text>
        ))}
      </g>
      <g className={styles.pins} strokeWidth={radius / 4}>
        {pins.map(({ id, ...at }) => (
          <circle key={id} cx={at.x} cy={at.y} r={radius} />
        ))}
      </g>
    </svg>
  );
}
