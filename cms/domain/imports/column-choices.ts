/** What is done to a value, by the names a person chooses from; each is a way to write a column in a map's grammar. */
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

/** A map as it is written, of which only what the desk changes is looked at. */
/** The name of a source, which tells its places from those of other lists for good. */
export const SOURCE_NAME = /^[a-z0-9-]+$/;
export const isSourceName = (name: unknown): boolean => typeof name === 'string' && SOURCE_NAME.test(name);
export const SOURCE_NAME_FAULT = 'Use lowercase letters, digits and hyphens.';

export type WrittenMap = Readonly<Record<string, unknown>>;
/** What a column becomes. A transform of `null` is one that only the grammar can say. */
export interface ColumnChoice {
  readonly field: string;
  readonly transform: TransformName | null;
}

/** The field that a column alone becomes; nothing where it is left out or is one of several that make a field. */
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

/** The map with a column become a field, or nothing; a field has one column, and a column one field. */
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

/** A row is known again by its name and address, where the file numbers its rows in no column. */
export const NAME_AND_ADDRESS = Symbol('name and address');
export type KeyChoice = string | typeof NAME_AND_ADDRESS;

/** What a row is known by when its file comes again: a column, or name and address; nothing where only the grammar can say it. */
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
  // A map that names nothing yet: planning says that the name is missing.
  return { ...map, key: { hashOf: columns.length > 0 ? columns : ['name'] } };
}

/** The columns that become name and address. */
function namingColumns(map: WrittenMap): string[] {
  const { name, address } = fieldsOf(map);
  return [name, address].flatMap((field) => (isRecord(field) ? listOf(field.from) : []));
}

function listOf(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter((one) => typeof one === 'string');
}

/** Fields that several columns make, or the place on the map: only the grammar can say how. */
export function composedFields(map: WrittenMap, columns: readonly string[]): string[] {
  const simple = new Set(columns.map((column) => choiceOf(map, column)?.field));
  return Object.keys(fieldsOf(map)).filter((field) => !simple.has(field));
}

function fieldsOf({ fields }: WrittenMap): Readonly<Record<string, unknown>> {
  return isRecord(fields) ? fields : {};
}

/** As the transforms are written, whatever order a map has. */
function inOrder({ split, line, extract, titleCase, ...others }: Record<string, unknown>): object {
  return JSON.parse(JSON.stringify({ split, line, extract, titleCase, ...others })) as object;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
