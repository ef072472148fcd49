import { countText } from '../words/quantities.ts';
import { region } from '#city';
/** Signs that a whole file may be wrong; each must be accepted before its plan is committed. */
export const BRAKES = [
  'position',
  'neighborhood',
  'cuisine',
  'new-names',
  'change',
  'elsewhere',
  'closed',
] as const;
export type BrakeName = (typeof BRAKES)[number];

export interface Brake {
  readonly name: BrakeName;
  /** A sentence with figures and an example. */
  readonly message: string;
}

/** The facts of a row that are used to judge the whole file. */
export interface BrakeRow {
  readonly at: string;
  readonly name: string;
  readonly isKnown: boolean;
  /** Whether the row is in the region; `null` if its map reads no positions. */
  readonly isInRegion: boolean | null;
  readonly neighborhood: string | null;
  readonly cuisine: string | null;
  /** The cuisine or neighborhood that is new to the directory; `null` if neither is. */
  readonly newName: string | null;
  readonly isClosed: boolean;
  /** A column that marks the place as closed but that the map doesn't read as such; `null` otherwise. */
  readonly closedBy: string | null;
  /** A different state or city in the row; `null` if it is ours or missing. */
  readonly elsewhere: string | null;
  /** Fields of a known place that the row changes. */
  readonly changes: readonly string[];
}

/** Files with fewer rows are not judged as a whole. */
const MIN_ROWS = 20;
/** New names reveal a wrong list with fewer rows; each would become a page. */
const MIN_NAMING_ROWS = 5;
const MAX_ASTRAY = 0.1;
const MAX_ALIKE = 0.5;

/** The counters: most are named after their brake. */
type Kind = BrakeName | 'unread';

interface Count {
  rows: number;
  readonly example: string;
}

/** Counts what rows have in common to find out if the whole file looks wrong. Memory doesn't grow with rows. */
export class BrakeTally {
  readonly #counts = new Map<string, Count>();
  #rows = 0;
  #known = 0;
  #located = 0;

  add(row: BrakeRow): void {
    this.#rows += 1;
    if (row.isKnown) this.#known += 1;
    this.#addPosition(row);
    if (row.neighborhood) this.#count('neighborhood', row.neighborhood, row);
    if (row.cuisine) this.#count('cuisine', row.cuisine, row);
    // Counted together: a wrong list has a new name in almost every row.
    if (row.newName) this.#count('new-names', '', row, `, which says ${row.newName}`);
    if (row.isClosed) this.#count('closed', '', row);
    if (row.closedBy !== null) this.#count('unread', row.closedBy, row);
    // Counted together: a list of ten other cities is as wrong as a list of one.
    if (row.elsewhere) this.#count('elsewhere', '', row, `, which says ${row.elsewhere}`);
    for (const field of row.changes) this.#count('change', field, row);
  }

  /** A rejected row changes nothing, but its position still counts for or against the file. */
  addRejected(row: Pick<BrakeRow, 'at' | 'name' | 'isInRegion'>): void {
    this.#addPosition(row);
  }

  brakes(): Brake[] {
    const { of, most } = { of: this.#rows, most: MAX_ALIKE };
    return [
      ...this.#say(
        'position',
        { of: this.#located, most: MAX_ASTRAY },
        () => 'are outside the region or have no position',
      ),
      ...this.#say('neighborhood', { of, most }, (name) => `are in one neighborhood, ${name}`),
      ...this.#say('cuisine', { of, most }, (name) => `have one cuisine, ${name}`),
      ...this.#say(
        'new-names',
        { of, most, least: MIN_NAMING_ROWS },
        () => 'have a cuisine or neighborhood that is new to the directory',
      ),
      ...this.#say('change', { of: this.#known, most }, (field) => `get a different ${field}`),
      ...this.#say('elsewhere', { of, most }, () => 'name a state or city other than ours'),
      ...this.#say('closed', { of, most }, () => 'say the place is closed'),
      // Even one is too many: it would be listed as open.
      ...this.#say(
        'closed',
        { of, most: 0, kind: 'unread' },
        (column) => `say in the column “${column}” that the place is closed, which the map doesn’t read`,
      ),
    ];
  }

  #addPosition(row: Pick<BrakeRow, 'at' | 'name' | 'isInRegion'>): void {
    if (row.isInRegion !== null) this.#located += 1;
    if (row.isInRegion === false) this.#count('position', '', row);
  }

  #count(kind: Kind, value: string, { name, at }: Pick<BrakeRow, 'at' | 'name'>, says = ''): void {
    const key = `${kind} ${value}`;
    const count = this.#counts.get(key);
    if (count) count.rows += 1;
    else this.#counts.set(key, { rows: 1, example: `${name ? `“${name}” (${at})` : at}${says}` });
  }

  #say(
    name: BrakeName,
    { of, most, kind = name, least = MIN_ROWS }: { of: number; most: number; kind?: Kind; least?: number },
    what: (value: string) => string,
  ): Brake[] {
    if (of < least) return [];
    return [...this.#counts].flatMap(([key, { rows, example }]) => {
      if (!key.startsWith(`${kind} `) || rows <= of * most) return [];
      const whole = name === 'change' ? 'known places' : 'rows';
      const subject = `${countText(rows)} of ${countText(of)} ${whole}`;
      return [{ name, message: `${subject} ${what(key.slice(kind.length + 1))}; the first is ${example}.` }];
    });
  }
}

const STATE_COLUMN = /^(state|state code|state abbr|province)$/;
const CITY_COLUMN = /^(city|town|municipality)$/;
const STATUS_COLUMN = /^((business|operating|operational|place|restaurant|current|open) )?status$/;
const CLOSED_COLUMN = /^(is )?((permanently|temporarily) )?closed$/;
const CLOSED = /^((permanently|temporarily) )?closed\b|^out of business\b/;
const OUR_STATE: ReadonlySet<string> = new Set(
  [region.state, region.stateCode].flatMap((name) => name?.toLowerCase() ?? []),
);
const YES = /^(true|yes|y|1)$/;

type SourceRecord = Readonly<Record<string, unknown>>;

/** The different state or city in a row. In our state any city is accepted, since the county's towns are ours. */
export function nameElsewhere(record: SourceRecord): string | null {
  const find = (column: RegExp) => listTexts(record).find(({ name }) => column.test(name))?.text ?? '';
  const state = find(STATE_COLUMN);
  if (state !== '') return isOurState(state) ? null : state;
  const city = find(CITY_COLUMN);
  // Some lists have the city and its state in one column.
  const [, stated] = /,\s*([a-z]{2})\.?$/i.exec(city) ?? [];
  if (stated !== undefined) return isOurState(stated) ? null : city;
  return city === '' || `${fold(city)} `.startsWith(`${fold(region.name)} `) ? null : city;
}

/** Where there are no states, none is another. */
function isOurState(name: string): boolean {
  return OUR_STATE.size === 0 || OUR_STATE.has(fold(name).replace(/\.$/, ''));
}

/** The column that marks a place as closed: a status, or a yes in a “closed” column. */
export function findClosed(record: SourceRecord): string | null {
  const found = listTexts(record).find(
    ({ name, text }) =>
      (STATUS_COLUMN.test(name) && CLOSED.test(fold(text))) ||
      (CLOSED_COLUMN.test(name) && YES.test(fold(text))),
  );
  return found?.column ?? null;
}

/** The text and boolean columns of a row, with normalized names. */
function listTexts(record: SourceRecord): { column: string; name: string; text: string }[] {
  return Object.entries(record).flatMap(([column, value]) =>
    typeof value === 'string' || typeof value === 'boolean'
      ? [{ column, name: fold(column), text: String(value).trim() }]
      : [],
  );
}

function fold(text: string): string {
  return text
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ')
    .trim();
}
