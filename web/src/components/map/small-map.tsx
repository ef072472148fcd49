import type { Restaurant } from '#contract/restaurants';
import { locationOf } from '#domain/places/distance';
import { paths } from '../../paths.ts';
import { isDrawn, sheetPointOf, windowAround, type SheetPoint } from '#domain/places/city-sheet';
import { namesWithin } from './names-within.ts';
import styles from './small-map.module.css';
import { spreadHeads } from './spread-heads.ts';

type Located = Pick<Restaurant, 'id' | 'latitude' | 'longitude'>;

interface SmallMapProps {
  readonly places: readonly Located[];
  /** Describes the map for screen readers. */
  readonly label: string;
  /** Numbers the pins in the order of the places. */
  readonly ranked?: boolean;
}

/** Relative to the window's width. */
const TYPE_SHARE = 0.03;
const PIN_SHARE = 0.022;

/** Places on the site's own drawing of the city: plain SVG, with no script and a single request. */
export function SmallMap({ places, label, ranked = false }: SmallMapProps) {
  const pins = places.flatMap((place, index) => {
    const location = locationOf(place);
    return location && isDrawn(location)
      ? [{ id: place.id, rank: index + 1, ...sheetPointOf(location) }]
      : [];
  });
  if (pins.length === 0) return null;
  const window = windowAround(pins);
  const { x, y, width, height } = window;
  const size = width * PIN_SHARE;
  const radius = size * 1.1;
  const heads = ranked
    ? spreadHeads(pins, { gap: radius * 2.15, rise: size * 2, within: window })
    : pins.map((pin) => ({ x: pin.x, y: pin.y - size * 2 }));
  const names = namesWithin({ within: window, size: width * TYPE_SHARE, heads, radius });
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
      {ranked ? (
        <RankedPins pins={pins} heads={heads} size={size} radius={radius} />
      ) : (
        pins.map((pin) => (
          <g key={pin.id} transform={`translate(${pin.x} ${pin.y}) scale(${(size / 10).toFixed(3)})`}>
            <path
              className={styles.pin}
              strokeWidth="1.5"
              d="M0 0C-3-7-11-11-11-20a11 11 0 0 1 22 0c0 9-8 13-11 20Z"
            />
            <circle className={styles.eye} cy="-20" r="4" />
          </g>
        ))
      )}
    </svg>
  );
}

interface Pin {
  readonly id: number;
  readonly rank: number;
  readonly x: number;
  readonly y: number;
}

interface RankedPinsProps {
  readonly pins: readonly Pin[];
  readonly heads: readonly SheetPoint[];
  readonly size: number;
  readonly radius: number;
}

/** Keeps every number readable: a head that would cover another leans away, while its tip stays at the place. */
function RankedPins({ pins, heads, size, radius }: RankedPinsProps) {
  const leaning = pins.map((pin, index) => ({ ...pin, head: heads[index] ?? pin }));
  return (
    <g className={styles.pin} strokeWidth={size * 0.15} fontSize={size * 1.3}>
      {leaning.map(({ id, head, ...tip }) => (
        <path key={id} d={tipPath(tip, head, radius)} />
      ))}
      {leaning.map(({ id, rank, head }) => (
        <g key={id}>
          <circle cx={head.x} cy={head.y} r={radius} />
          <text className={styles.rank} x={head.x} y={head.y + size * 0.45}>
            {rank}
          </text>
        </g>
      ))}
    </g>
  );
}

/** A slim wedge from the place to both sides of the head. */
function tipPath(tip: SheetPoint, head: SheetPoint, radius: number): string {
  const length = Math.hypot(head.x - tip.x, head.y - tip.y) || 1;
  const across = { x: ((tip.y - head.y) / length) * radius, y: ((head.x - tip.x) / length) * radius };
  const side = (sign: number) =>
    `${(head.x + sign * across.x * 0.6).toFixed(1)} ${(head.y + sign * across.y * 0.6).toFixed(1)}`;
  return `M${tip.x} ${tip.y}L${side(1)}L${side(-1)}Z`;
}
