/** Texts that a spreadsheet would run as formulas, unless they are numbers. */
const FORMULA = /^'*[=+\-@\t\r]/;
const NUMBER = /^-?\d+(\.\d+)?$/;

/** Escapes a text so that no spreadsheet runs it: prefixes an apostrophe, which `readCell` removes. */
export function guardCell(text: string): string {
  return FORMULA.test(text) && !NUMBER.test(text) ? `'${text}` : text;
}

/** Reverses `guardCell`. */
export function readCell(cell: string): string {
  return FORMULA.test(cell) && cell.startsWith("'") ? cell.slice(1) : cell;
}
