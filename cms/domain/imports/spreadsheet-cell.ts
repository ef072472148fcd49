/** What a spreadsheet would take for a formula; a number is none. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** A text as a cell that no spreadsheet runs: with an apostrophe in front, which `readCell` takes away again. */
export function guardCell(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** The text of a cell that `guardCell` wrote. */
export function readCell(cell: string): string {
  return FORMULA.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell;
}
