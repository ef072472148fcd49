import type { Restaurant } from '#contract/restaurants';
import { locationOf } from '#domain/places/distance';
import { paths } from '../../paths.ts';
import { isDrawn, sheetPointOf, windowAround } from './city-sheet.ts';
import styles from './small-map.module.css';

type Located = Pick<Restaurant, 'id' | 'latitude' | 'longitude'>;

interface SmallMapProps {
  readonly places: readonly Located[];
  /** What the map shows, for those who do not see it. */
  readonly label: string;
  /** Numbers the pins in the order of the places. */
  readonly ranked?: boolean;
}

/** Wider windows show fewer names: those of towns and of what everybody knows. */
const NEIGHBORHOODS_TO = 1100;
const ALL_NAMES_TO = 480;
/** Parts of the window's width. */
const TYPE_SHARE = 0.03;
const PIN_SHARE = 0.022;

/** Where places are, on the paper's own drawing of the city: plain SVG, without a script or another request than one. */
export function SmallMap({ places, label, ranked = false }: SmallMapProps) {
  const pins = places.flatMap((place, index) => {
    const location = locationOf(place);
    return location && isDrawn(location)
      ? [{ id: place.id, rank: index + 1, ...sheetPointOf(location) }]
      : [];
  });
  if (pins.length === 0) return null;
  const { x, y, width, height } = windowAround(pins);
  const size = width * PIN_SHARE;
  return (
    <svg
      className={styles.map}
      viewBox={`${x} ${y} ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      role="img"
      aria-label={label}
    >
      {['water', 'parks', 'lakes', 'rivers', 'streets', 'arteries', 'highways', 'border'].map((layer) => (
        <use key={layer} href={paths.citySheet(layer)} className={styles[layer]} />
      ))}
      <g fontSize={width * TYPE_SHARE} className={styles.names}>
        {namesFor(width).map((layer) => (
          <use key={layer} href={paths.citySheet(layer)} className={styles[layer.slice(0, -2)]} />
        ))}
      </g>
      {pins.toReversed().map((pin) => (
        <g key={pin.id} transform={`translate(${pin.x} ${pin.y}) scale(${(size / 10).toFixed(3)})`}>
          <path className={styles.pin} d="M0 0C-3-7-11-11-11-20a11 11 0 0 1 22 0c0 9-8 13-11 20Z" />
          {ranked ? (
            <text className={styles.rank} y="-15.5">
              {pin.rank}
            </text>
          ) : (
            <circle className={styles.eye} cy="-20" r="4" />
          )}
        </g>
      ))}
    </svg>
  );
}

function namesFor(width: number): readonly string[] {
  const far = ['nature-1', 'places-1'];
  const near = ['nature-2', 'places-2'];
  if (width > NEIGHBORHOODS_TO) return far;
  return width > ALL_NAMES_TO ? [...far, ...near] : [...far, ...near, 'nature-3', 'places-3'];
}
