import DRAWN_CITY from '#city/drawn-map.json';
import { sheetPoint } from './city-sheet.ts';
import { drawnPoints } from './drawn-points.ts';

/**
 * The drawn city as a sheet of symbols (`/city.svg`); small maps show a part of it. Colors and widths are set where a
 * symbol is used.
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
  return `<svg xmlns="http://www.w3.org/2000/svg">${paths.join('')}</svg>`;
}

function drawPath(id: string, lines: readonly string[], end = ''): string {
  const d = lines.map((line) => {
    const points = drawnPoints(line).map(([west, north]) => sheetPoint(west, north));
    return `M${points.map(({ x, y }) => `${x} ${y}`).join('L')}${end}`;
  });
  return `<path id="${id}" vector-effect="non-scaling-stroke" d="${d.join('')}"/>`;
}
