/**
 * Marks of the drawings as strings of SVG.
 *
 * Ink is inherited, so that one symbol prints in every palette: `currentColor` is the main ink, the inherited
 * fill and stroke (width 0 unless a shape sets it) are the second.
 */

export const shape = (d: string) => `<path fill="currentColor" d="${d}"/>`;
export const line = (d: string, width: number) =>
  `<path fill="none" stroke="currentColor" stroke-width="${width}" d="${d}"/>`;
export const disc = (cx: number, cy: number, r: number) =>
  `<circle fill="currentColor" cx="${cx}" cy="${cy}" r="${r}"/>`;
export const slab = (x: number, y: number, width: number, height: number, rx: number) =>
  `<rect fill="currentColor" x="${x}" y="${y}" width="${width}" height="${height}" rx="${rx}"/>`;
export const second = {
  shape: (d: string) => `<path d="${d}"/>`,
  line: (d: string, width: number) => `<path fill="none" stroke-width="${width}" d="${d}"/>`,
  disc: (cx: number, cy: number, r: number) => `<circle cx="${cx}" cy="${cy}" r="${r}"/>`,
};
export const art = (...parts: readonly string[]) => parts.join('');
