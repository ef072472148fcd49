/** Why a file may be wrong as a whole, by name: each asks before its plan is committed. */
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

/** What a row would do, as far as a file is judged by it as a whole. */
export interface BrakeRow {
  readonly at: string;
  readonly name: string;
  readonly isKnown: boolean;
  /** Whether the row lies in the region; `null` where its map reads no positions. */
  readonly isInRegion: boolean | null;
  readonly neighborhood: string | null;
  readonly cuisine: string | null;
  /** The cuisine or neighborhood that the directory does not have; `null` where it has both. */
  readonly newName: string | null;
  readonly isClosed: boolean;
  /** The column that says the place is closed where the map does not read it so; `null` otherwise. */
  readonly closedBy: string | null;
  /** Another state or city that the row names; `null` where it is ours, or none. */
  readonly elsewhere: string | null;
  /** Fields of a known place that the row changes. */
  readonly changes: readonly string[];
}

/** Of fewer rows nothing is said about the file as a whole. */
const LEAST_ROWS = 20;
/** Words that the directory does not have tell a foreign list sooner: each would become a page. */
const LEAST_NAMING_ROWS = 5;
const MOST_ASTRAY = 0.1;
const MOST_ALIKE = 0.5;

/** What is counted: most brakes by their name. */
type Kind = BrakeName | 'unread';

interface Count {
  rows: number;
  readonly example: string;
}

/** Counts what rows have in common, and says where a file looks wrong as a whole. Memory does not grow with rows. */
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
    // Together: a foreign list has a new word in almost every row.
    if (row.newName) this.#count('new-names', '', row, `, which says ${row.newName}`);
    if (row.isClosed) this.#count('closed', '', row);
    if (row.closedBy !== null) this.#count('unread', row.closedBy, row);
    // Together: a list of ten other cities is as wrong as a list of one.
    if (row.elsewhere) this.#count('elsewhere', '', row, `, which says ${row.elsewhere}`);
    for (const field of row.changes) this.#count('change', field, row);
  }

  /** A rejected row does nothing, but where it lies speaks for or against its file all the same. */
  addRejected(row: Pick<BrakeRow, 'at' | 'name' | 'isInRegion'>): void {
    this.#addPosition(row);
  }

  brakes(): Brake[] {
    const { of, most } = { of: this.#rows, most: MOST_ALIKE };
    return [
      ...this.#say(
        'position',
        { of: this.#located, most: MOST_ASTRAY },
        () => 'are outside the region or have no position',
      ),
      ...this.#say('neighborhood', { of, most }, (name) => `are in one neighborhood, ${name}`),
      ...this.#say('cuisine', { of, most }, (name) => `have one cuisine, ${name}`),
      ...this.#say(
        'new-names',
        { of, most, least: LEAST_NAMING_ROWS },
        () => 'have a cuisine or neighborhood that is new to the directory',
      ),
      ...this.#say('change', { of: this.#known, most }, (field) => `get a different ${field}`),
      ...this.#say('elsewhere', { of, most }, () => 'name a state or city other than ours'),
      ...this.#say('closed', { of, most }, () => 'say the place is closed'),
      // Each of them would be listed as open.
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
    { of, most, kind = name, least = LEAST_ROWS }: { of: number; most: number; kind?: Kind; least?: number },
    what: (value: string) => string,
  ): Brake[] {
    if (of < least) return [];
    return [...this.#counts].flatMap(([key, { rows, example }]) => {
      if (!key.startsWith(`${kind} `) || rows <= of * most) return [];
      const whole = name === 'change' ? 'known places' : 'rows';
      const subject = `${rows.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} ${whole}`;
      return [{ name, message: `${subject} ${what(key.slice(kind.length + 1))}; the first is ${example}.` }];
    });
  }
}

const STATE_COLUMN = /^(state|state code|state abbr|province)$/;
const CITY_COLUMN = /^(city|town|municipality)$/;
const STATUS_COLUMN = /^((business|operating|operational|place|restaurant|current|open) )?status$/;
const CLOSED_COLUMN = /^(is )?((permanently|temporarily) )?closed$/;
const CLOSED = /^((permanently|temporarily) )?closed\b|^out of business\b/;
const YES = /^(true|yes|y|1)$/;

type SourceRecord = Readonly<Record<string, unknown>>;

/** What addresses call the city and its state, in small letters. */
export interface Home {
  readonly city: string;
  readonly states: readonly string[];
}

/** The other state or city that a row names. A state that is ours makes up for any city: the county's towns are ours. */
export function nameElsewhere(record: SourceRecord, { city: ours, states }: Home): string | null {
  const find = (column: RegExp) => listTexts(record).find(({ name }) => column.test(name))?.text ?? '';
  const state = find(STATE_COLUMN);
  if (state !== '') return states.includes(fold(state).replace(/\.$/, '')) ? null : state;
  const city = find(CITY_COLUMN);
  // Some write “Baltimore, MD” into one column.
  const [, stated] = /,\s*([a-z]{2})\.?$/i.exec(city) ?? [];
  if (stated !== undefined) return states.includes(stated.toLowerCase()) ? null : city;
  return city === '' || `${fold(city)} `.startsWith(`${ours} `) ? null : city;
}

/** The column by which a row says that its place is closed: a status, or a yes to being closed. */
export function findClosed(record: SourceRecord): string | null {
  const found = listTexts(record).find(
    ({ name, text }) =>
      (STATUS_COLUMN.test(name) && CLOSED.test(fold(text))) ||
      (CLOSED_COLUMN.test(name) && YES.test(fold(text))),
  );
  return found?.column ?? null;
}

/** The columns of a row, named without regard to how names are written. */
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
