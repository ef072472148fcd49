import { sheetPoint } from './city-sheet.ts';
import { DRAWN_CITY, drawnPoints } from './drawn-city.ts';
import { DRAWN_NAMES, type DrawnName } from './drawn-names.ts';

/**
 * The drawn city as a sheet of symbols (`/city.svg`), which small maps show a part of. Colors, widths and sizes of type
 * come from where a symbol is used.
 */
export function citySvg(): string {
  const { water, lakes, parks, rivers, highways, arteries, streets, border } = DRAWN_CITY;
  const paths = [
    drawPath('water', water, 'Z'),
    drawPath('parks', parks, 'Z'),
    drawPath('lakes', lakes, 'Z'),
    drawPath('rivers', rivers),
    drawPath('streets', streets),
    drawPath('arteries', arteries),
    drawPath('highways', highways),
    drawPath('border', border),
  ];
  const labels = ([1, 2, 3] as const).flatMap((rank) => [
    drawNames(
      `places-${rank}`,
      DRAWN_NAMES.filter((name) => name.rank === rank && name.kind === 'place'),
    ),
    drawNames(
      `nature-${rank}`,
      DRAWN_NAMES.filter((name) => name.rank === rank && (name.kind === 'water' || name.kind === 'park')),
    ),
  ]);
  return `<svg xmlns="http://www.w3.org/2000/svg">${[...paths, ...labels].join('')}</svg>`;
}

function drawPath(id: string, lines: readonly string[], end = ''): string {
  const d = lines.map((line) => {
    const points = drawnPoints(line).map(([west, north]) => sheetPoint(west, north));
    return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${end}`;
  });
  return `<path id="${id}" vector-effect="non-scaling-stroke" d="${d.join('')}"/>`;
}

function drawNames(id: string, names: readonly DrawnName[]): string {
  const texts = names.flatMap(({ name, at }) =>
    drawnPoints(at).map(([west, north]) => {
      const { x, y } = sheetPoint(west, north);
      return `<text x="${x}" y="${y}">${name}</text>`;
    }),
  );
  return `<g id="${id}">${texts.join('')}</g>`;
}
