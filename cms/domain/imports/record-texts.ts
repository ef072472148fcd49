import { isRecord } from '../is-record.ts';

/** A plain value of a row, by the path of its column in folded words: `location.addressState` is "location address state". */
export interface RecordText {
  readonly column: string;
  readonly words: string;
  readonly text: string;
}

const MAX_DEPTH = 4;

/** The texts, yeses and noes of a row, those inside objects and lists, too. */
export function recordTexts(record: unknown, path: readonly string[] = []): RecordText[] {
  if (typeof record === 'string' || typeof record === 'boolean')
    return [{ column: path.join('.'), words: foldWords(path.join(' ')), text: String(record).trim() }];
  if (path.length >= MAX_DEPTH) return [];
  if (Array.isArray(record)) return record.slice(0, MAX_DEPTH).flatMap((inner) => recordTexts(inner, path));
  return isRecord(record)
    ? Object.entries(record).flatMap(([name, inner]) => recordTexts(inner, [...path, name]))
    : [];
}

export function foldWords(text: string): string {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[\s_:.-]+/g, ' ')
    .trim();
}
