import { isRecord } from '../is-record.ts';
/** Transforms of a value that a person can choose by name, and their steps in a map's grammar. */
export const TRANSFORMS = [
  { name: 'As it is', steps: {} },
  { name: 'First of several, by comma', steps: { split: ',' } },
  { name: 'First of several, by |', steps: { split: '|' } },
  { name: 'First of several, by ;', steps: { split: ';' } },
  { name: 'First of several, by /', steps: { split: '/' } },
  { name: 'First line', steps: { line: 0 } },
  { name: 'First line, CAPITALS to Title Case', steps: { line: 0, titleCase: true } },
  { name: 'CAPITALS to Title Case', steps: { titleCase: true } },
  { name: 'The number in it', steps: { extract: '-?\\d+(?:\\.\\d+)?' } },
  { name: 'The web address in it', steps: { extract: '(?:https?://|www\\.)[^\\s"<>]+' } },
] as const;
export type TransformName = (typeof TRANSFORMS)[number]['name'];

/** The name of a source, which permanently identifies its places. */
export const SOURCE_NAME = /^[a-z0-9-]+$/;
export const isSourceName = (name: unknown): boolean => typeof name === 'string' && SOURCE_NAME.test(name);
export const SOURCE_NAME_FAULT = 'Use lowercase letters, digits and hyphens.';

/** A map as written; only the parts that the desk changes are read. */
export type WrittenMap = Readonly<Record<string, unknown>>;
/** The field for a column. A `null` transform can be expressed only in the grammar. */
export interface ColumnChoice {
  readonly field: string;
  readonly transform: TransformName | null;
}

/** The field for a column; `null` if the column is unused or is one of several that make up a field. */
export function choiceOf(map: WrittenMap, column: string): ColumnChoice | null {
  for (const [field, value] of Object.entries(fieldsOf(map))) {
    if (!isRecord(value)) continue;
    const { from, ...steps } = value;
    const columns: readonly unknown[] = Array.isArray(from) ? from : [from];
    if (columns.length !== 1 || columns[0] !== column) continue;
    const known = TRANSFORMS.find(({ steps: own }) => JSON.stringify(own) === JSON.stringify(inOrder(steps)));
    return { field, transform: known?.name ?? null };
  }
  return null;
}

/** Returns the map with a column assigned to a field or to none. Fields and columns are one-to-one. */
export function chooseField(
  map: WrittenMap,
  column: string,
  { field, transform }: { field: string | null; transform: TransformName | null },
): WrittenMap {
  const before = choiceOf(map, column);
  const fields = { ...fieldsOf(map) };
  const kept = before && transform === null ? fields[before.field] : undefined;
  if (before) delete fields[before.field];
  const steps = TRANSFORMS.find(({ name }) => name === transform)?.steps;
  if (field !== null) fields[field] = kept ?? { from: column, ...steps };
  const changed = { ...map, fields };
  return keyOf(map) === NAME_AND_ADDRESS ? chooseKey(changed, NAME_AND_ADDRESS) : changed;
}

/** Identifies rows by name and address, for files without an id column. */
export const NAME_AND_ADDRESS = Symbol('name and address');
export type KeyChoice = string | typeof NAME_AND_ADDRESS;

/** The key that identifies a row in later files; `null` if it can be expressed only in the grammar. */
export function keyOf(map: WrittenMap): KeyChoice | null {
  if (!isRecord(map.key)) return null;
  const { columns, hashOf } = map.key;
  const [column, ...others] = listOf(columns);
  if (column !== undefined) return others.length === 0 ? column : null;
  const hashed = listOf(hashOf).join('\n');
  return [namingColumns(map), ['name']].some((own) => own.join('\n') === hashed) ? NAME_AND_ADDRESS : null;
}

export function chooseKey(map: WrittenMap, key: KeyChoice): WrittenMap {
  if (key !== NAME_AND_ADDRESS) return { ...map, key: { columns: [key] } };
  const columns = namingColumns(map);
  // If the map has no name yet, planning reports that it is missing.
  return { ...map, key: { hashOf: columns.length > 0 ? columns : ['name'] } };
}

function namingColumns(map: WrittenMap): string[] {
  const { name, address } = fieldsOf(map);
  return [name, address].flatMap((field) => (isRecord(field) ? listOf(field.from) : []));
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
}

/** Fields made from several columns, or the position, which only the grammar can express. */
export function composedFields(map: WrittenMap, columns: readonly string[]): string[] {
  const simple = new Set(columns.map((column) => choiceOf(map, column)?.field));
  return Object.keys(fieldsOf(map)).filter((field) => !simple.has(field));
}

function fieldsOf({ fields }: WrittenMap): Readonly<Record<string, unknown>> {
  return isRecord(fields) ? fields : {};
}

/** Normalizes the order of the keys to that of the transforms. */
function inOrder({ split, line, extract, titleCase, ...others }: Record<string, unknown>): object {
  return JSON.parse(JSON.stringify({ split, line, extract, titleCase, ...others })) as object;
}
