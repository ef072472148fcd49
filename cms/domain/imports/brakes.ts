import { countText } from '../words/quantities.ts';
import type { WhereListed } from './where-listed.ts';

/** Signs that a whole file may be wrong; each must be accepted before its plan is committed. */
export const BRAKES = [
  'position',
  'new-names',
  'change',
  'elsewhere',
  'closed',
  'spelling',
  'undated',
  'less-exact',
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
  /** Whether its position lies outside the region; `null` without one. */
  readonly isOutside: boolean | null;
  /** The cuisine or neighborhood that is new to the directory; `null` if neither is. */
  readonly newName: string | null;
  /** Whether the map reads it as closed. */
  readonly isClosed: boolean;
  /** What says that the place is closed without being read by the map. */
  readonly closedBy: string | null;
  readonly where: WhereListed;
  /** Fields of a known place in which the row replaces a value by another. */
  readonly changes: readonly string[];
}

/** In files with fewer rows, rows are named instead of counted. */
const MIN_ROWS = 20;
/** Fewer new names, or changes, are a person's own. */
const MIN_ALIKE = 5;
const MAX_ASTRAY = 0.1;
const MAX_ALIKE = 0.5;
const SHOWN = 3;

/** The counters: most are named after their brake. */
type Kind = BrakeName | 'unread' | 'doubt';
type Row = Pick<BrakeRow, 'at' | 'name'>;

interface Count {
  rows: number;
  readonly examples: string[];
}

interface Limits {
  readonly of: number;
  /** The share of rows that is still fine. */
  readonly most: number;
  /** Of a file with fewer rows, it says nothing. */
  readonly least?: number;
  readonly kind?: Kind;
}

/** Counts what rows have in common to find out if the whole file looks wrong. Memory doesn't grow with rows. */
export class BrakeTally {
  readonly #counts = new Map<string, Count>();
  #rows = 0;
  #known = 0;
  #located = 0;

  add(row: BrakeRow): void {
    const { where, newName, closedBy } = row;
    this.#rows += 1;
    if (row.isKnown) this.#known += 1;
    this.#addPosition(row);
    // Counted together: a wrong list has a new name in almost every row, and one of ten cities is as wrong as of one.
    if (newName) this.#count('new-names', '', row, newName);
    if (where.elsewhere !== null) this.#count(where.isSure ? 'elsewhere' : 'doubt', '', row, where.elsewhere);
    if (row.isClosed) this.#count('closed', '', row);
    if (closedBy !== null) this.#count('unread', closedBy, row);
    for (const field of row.changes) this.#count('change', field, row);
  }

  /** A rejected row changes nothing, but its position still counts for or against the file. */
  addRejected(row: Row & Pick<BrakeRow, 'isOutside'>): void {
    this.#addPosition(row);
  }

  brakes(): Brake[] {
    const { of, most } = { of: this.#rows, most: MAX_ALIKE };
    return [
      ...this.#say(
        'position',
        { of: this.#located, most: MAX_ASTRAY },
        (_, s) => `lie${s} outside the region`,
      ),
      ...this.#say(
        'new-names',
        { of, most, least: MIN_ALIKE },
        (_, s) => `${s ? 'has' : 'have'} a cuisine or neighborhood that is new to the directory`,
      ),
      ...this.#say(
        'change',
        { of: this.#known, most, least: MIN_ALIKE },
        (field, s) => `get${s} a different ${field}`,
      ),
      // Even one is too many: it would be listed as ours, or as open.
      ...this.#say('elsewhere', { of, most: 0 }, (_, s) => `name${s} a state other than ours`),
      ...this.#say(
        'elsewhere',
        { of, most, kind: 'doubt' },
        (_, s) => `name${s} a town, zip or area code other than ours`,
      ),
      ...this.#say('closed', { of, most, least: MIN_ROWS }, (_, s) => `say${s} that the place is closed`),
      ...this.#say(
        'closed',
        { of, most: 0, kind: 'unread' },
        (where, s) => `say${s} in ${where} that the place is closed, and ${s ? 'is' : 'are'} stored so`,
      ),
    ];
  }

  #addPosition(row: Row & Pick<BrakeRow, 'isOutside'>): void {
    if (row.isOutside !== null) this.#located += 1;
    if (row.isOutside === true) this.#count('position', '', row);
  }

  #count(kind: Kind, value: string, { name, at }: Row, says?: string): void {
    const key = `${kind} ${value}`;
    const count = this.#counts.get(key) ?? { rows: 0, examples: [] };
    this.#counts.set(key, count);
    count.rows += 1;
    if (count.examples.length >= SHOWN) return;
    count.examples.push(
      `${name ? `“${name}” (${at})` : at}${says === undefined ? '' : `, which says ${says}`}`,
    );
  }

  /** `what` gets the value that the rows share, and the ending of a verb. */
  #say(
    name: BrakeName,
    { of, most, kind = name, least = 1 }: Limits,
    what: (value: string, s: 's' | '') => string,
  ): Brake[] {
    if (of < least) return [];
    return [...this.#counts].flatMap(([key, { rows, examples }]) => {
      if (!key.startsWith(`${kind} `) || rows <= of * most) return [];
      const whole = name === 'change' ? 'known places' : 'rows';
      const said = `${countText(rows)} of ${countText(of)} ${whole} ${what(key.slice(kind.length + 1), rows === 1 ? 's' : '')}`;
      if (of >= MIN_ROWS) return [{ name, message: `${said}; the first is ${examples[0]}.` }];
      const more = rows > examples.length ? `; and ${countText(rows - examples.length)} more` : '';
      return [{ name, message: `${said}: ${examples.join('; ')}${more}.` }];
    });
  }
}
