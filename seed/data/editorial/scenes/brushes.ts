/** Parts shared by several scenes. Coordinates are in canvas units, 1600 x 900. */
export const INK = {
  paper: '#fbf7f0',
  sand: '#f3e3c3',
  brick: '#c8401d',
  rust: '#a93413',
  wine: '#7a1f0b',
  harbor: '#0f5257',
  deep: '#0b3a3e',
  mustard: '#f2b632',
  gold: '#e2a021',
  mint: '#8fc1b5',
  rose: '#f0a58f',
  navy: '#1d2f4f',
  night: '#14223b',
  sky: '#b9cdd6',
  ink: '#1d1b18',
} as const;

export const rect = (x: number, y: number, width: number, height: number, fill: string, rx = 0) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" rx="${rx}"/>`;
export const disc = (cx: number, cy: number, r: number, fill: string) =>
  `<circle cx="${cx}" cy="${cy}" r="${r}" fill="${fill}"/>`;
export const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
export const line = (d: string, stroke: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
export const each = (count: number, draw: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
export const at = (x: number, y: number, drawn: string, turn = 0, scale = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawn}</g>`;

/** One rowhouse with a cornice, lit or dark windows, a door, and three marble steps; its base is at `y`. */
export function rowhouse(
  x: number,
  y: number,
  { width = 170, height = 420, wall = INK.brick as string, lit = INK.mustard as string },
) {
  const top = y - height;
  const window = (left: number, up: number) =>
    rect(left, up, 46, 82, INK.sand) +
    rect(left + 6, up + 6, 34, 70, lit) +
    line(`M${left + 6} ${up + 41}h34`, INK.sand, 5);
  const column = [x + 22, x + width - 68];
  const floors = [top + 60, top + 180];
  return [
    rect(x, top, width, height, wall),
    rect(x - 6, top - 8, width + 12, 22, INK.sand),
    each(Math.floor(width / 22), (index) => rect(x + 6 + index * 22, top + 14, 10, 14, INK.sand)),
    ...floors.flatMap((up) => column.map((left) => window(left, up))),
    window(x + width - 68, top + 300),
    rect(x + 20, y - 142, 50, 112, INK.deep),
    rect(x + 26, y - 136, 38, 26, lit),
    rect(x + 12, y - 30, 66, 30, INK.paper),
    rect(x + 4, y - 20, 82, 20, INK.paper),
    rect(x - 4, y - 10, 98, 10, INK.sand),
  ].join('');
}

/** A crab seen from above, about 200 wide. */
export const CRAB = [
  line(
    'M-60 20-112 54-104 92M-66 0-124 16-128 60M-52 38-88 88-72 118M60 20l52 34-8 38M66 0l58 16 4 44M52 38l36 50-16 30',
    INK.brick,
    13,
  ),
  line('M-58-24C-96-40-104-64-88-96M58-24c38-16 46-40 30-72', INK.brick, 16),
  shape(
    'M-92-84c-30-8-34-52 6-72-4 18-2 28 10 34 8-10 18-16 30-8 2 28-16 52-46 46ZM92-84c30-8 34-52-6-72 4 18 2 28-10 34-8-10-18-16-30-8-2 28 16 52 46 46Z',
    INK.brick,
  ),
  shape('M-104 2-50-30C-20-46 20-46 50-30L104 2C86 46 44 68 0 68S-86 46-104 2Z', INK.brick),
  line('M-36 26c20 14 52 14 72 0M-44-2c8-8 20-10 28-4M44-2c-8-8-20-10-28-4', INK.wine, 8),
].join('');

/** A string of bulbs between two points, sagging. */
export function bulbs(x: number, y: number, width: number, sag: number, count: number): string {
  const drop = (share: number) => 4 * sag * share * (1 - share);
  return (
    line(`M${x} ${y}q${width / 2} ${sag * 2} ${width} 0`, INK.ink, 4) +
    each(count, (index) => {
      const share = (index + 0.5) / count;
      return disc(x + width * share, y + drop(share) + 16, 13, INK.mustard);
    })
  );
}

/** A plate seen from above. */
export const plate = (cx: number, cy: number, r: number, food: string) =>
  disc(cx, cy, r, INK.paper) +
  `<circle cx="${cx}" cy="${cy}" r="${r * 0.74}" fill="none" stroke="${INK.sky}" stroke-width="5"/>` +
  food;

export const ripples = (y: number, rows: number, tint: string) =>
  each(rows, (row) =>
    line(`M${-40 + (row % 2) * 60} ${y + row * 46}q30-18 60 0${'t60 0'.repeat(28)}`, tint, 6),
  );
