import { region } from '#city';

export type SortDirection = 'ascending' | 'descending';

type Cell = string | number | boolean | null;

/** Sorts rows by one field: numbers (and numeric texts) by value, texts alphabetically, empty values last. */
export function byField(field: string, direction: SortDirection) {
  const sign = direction === 'ascending' ? 1 : -1;
  const read = (row: object): Cell => (row as Readonly<Record<string, Cell>>)[field] ?? null;
  return (a: object, b: object): number => {
    const [left, right] = [read(a), read(b)];
    if (left === null || right === null) return Number(left === null) - Number(right === null);
    return sign * compare(left, right);
  };
}

function compare(left: string | number | boolean, right: string | number | boolean): number {
  if (typeof left === 'string' && typeof right === 'string' && !(isNumeric(left) && isNumeric(right))) {
    return left.localeCompare(right, region.language, { numeric: true, sensitivity: 'base' });
  }
  return Number(left) - Number(right);
}

function isNumeric(text: string): boolean {
  return /^-?\d+(\.\d+)?$/.test(text);
}
