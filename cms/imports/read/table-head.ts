/** Rows at a table's start from which its form is told. */
export const HEAD_ROWS = 20;

const isFilled = (text: string | undefined) => text !== undefined && text.trim() !== '';
const FIGURE = /^[-+$(]?\d[\d\s.,()/:-]*$/;

export const isBlankRow = (cells: readonly string[]) => !cells.some(isFilled);

/**
 * The index of the header: the first row that fills more than half as many cells as the fullest. Those above it are
 * titles, unless the row is one of values: then the first row names only some columns.
 */
export function findHeader(rows: readonly (readonly string[])[]): number {
  const filled = rows.map((cells) => cells.filter(isFilled).length);
  const index = filled.findIndex((count) => count * 2 > Math.max(...filled));
  const hasFigures = (at: number) => rows[at]?.some((text) => FIGURE.test(text.trim())) ?? false;
  if (hasFigures(index)) return filled.findIndex((count) => count > 0);
  // Names of groups of columns above those of the columns.
  const isGrouped = (filled[index + 1] ?? 0) > (filled[index] ?? 0) && !hasFigures(index + 1);
  return isGrouped &&
    rows.length > index + 2 &&
    rows.slice(index + 2).every((_, at) => hasFigures(index + 2 + at))
    ? index + 1
    : index;
}

/** Names for the columns below a header: unnamed ones are called by their place, empty ones at the end are none. */
export function nameColumns(header: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const width =
    header.findLastIndex((text, at) => isFilled(text) || rows.some((cells) => isFilled(cells[at]))) + 1;
  const names: string[] = [];
  for (const [at, text] of header.slice(0, width).entries()) {
    const name = text.trim().replaceAll(/\s+/g, ' ') || `Column ${letters(at)}`;
    names.push(names.includes(name) ? `${name} (column ${letters(at)})` : name);
  }
  return names;
}

export function titlesOf(rows: readonly (readonly string[])[]): string {
  return rows.flat().filter(isFilled).join('\n');
}

/** A column's letters in a spreadsheet. */
export function letters(column: number): string {
  const rest = Math.floor(column / 26) - 1;
  return (rest >= 0 ? letters(rest) : '') + String.fromCharCode(65 + (column % 26));
}
