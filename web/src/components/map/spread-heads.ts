import type { SheetPoint, SheetWindow } from '#domain/places/city-sheet';

interface Spread {
  /** The minimum distance between two heads. */
  readonly gap: number;
  /** Height of a head above its point if there is room. */
  readonly rise: number;
  /** Heads stay inside this window. */
  readonly within: SheetWindow;
}

const MAX_ROUNDS = 120;
/** Spreads heads above the same point in all directions. */
const GOLDEN_ANGLE = 2.4;

/**
 * Positions the numbered heads of pins so that none covers another: each starts above its point, and heads that are too
 * close push each other away. Deterministic.
 */
export function spreadHeads(points: readonly SheetPoint[], { gap, rise, within }: Spread): SheetPoint[] {
  let heads: readonly SheetPoint[] = points.map(({ x, y }) => ({ x, y: y - rise }));
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const next = heads.map((head, index) => clampInto(within, gap / 2, pushAway(head, index, heads, gap)));
    const isStill = next.every(({ x, y }, index) => x === heads[index]?.x && y === heads[index].y);
    heads = next;
    if (isStill) break;
  }
  return heads.map(({ x, y }) => ({ x: Math.round(x * 10) / 10, y: Math.round(y * 10) / 10 }));
}

function pushAway(head: SheetPoint, index: number, heads: readonly SheetPoint[], gap: number): SheetPoint {
  let { x, y } = head;
  heads.forEach((other, otherIndex) => {
    if (otherIndex === index) return;
    const distance = Math.hypot(head.x - other.x, head.y - other.y);
    if (distance >= gap) return;
    const angle =
      distance > 0.01 ? Math.atan2(head.y - other.y, head.x - other.x) : (index - otherIndex) * GOLDEN_ANGLE;
    // Slightly more than half, so that the rounds converge.
    const push = (gap - distance) * 0.51;
    x += Math.cos(angle) * push;
    y += Math.sin(angle) * push;
  });
  return { x, y };
}

function clampInto({ x, y, width, height }: SheetWindow, margin: number, point: SheetPoint): SheetPoint {
  return {
    x: Math.min(Math.max(point.x, x + margin), x + width - margin),
    y: Math.min(Math.max(point.y, y + margin), y + height - margin),
  };
}
