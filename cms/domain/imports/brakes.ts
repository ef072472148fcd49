/** Why a file may be wrong as a whole, by name: each asks before its plan is committed. */
export const BRAKES = ['position', 'neighborhood', 'cuisine', 'change', 'elsewhere', 'closed'] as const;
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
  readonly isClosed: boolean;
  /** Another state or city that the row names; `null` where it is ours, or none. */
  readonly elsewhere: string | null;
  /** Fields of a known place that the row changes. */
  readonly changes: readonly string[];
}

/** Of fewer rows nothing is said about the file as a whole. */
const LEAST_ROWS = 20;
const MOST_ASTRAY = 0.1;
const MOST_ALIKE = 0.5;

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
    if (row.isInRegion !== null) this.#located += 1;
    if (row.isInRegion === false) this.#count('position', '', row);
    if (row.neighborhood) this.#count('neighborhood', row.neighborhood, row);
    if (row.cuisine) this.#count('cuisine', row.cuisine, row);
    if (row.isClosed) this.#count('closed', '', row);
    // Together: a list of ten other cities is as wrong as a list of one.
    if (row.elsewhere) this.#count('elsewhere', '', row, `, which says ${row.elsewhere}`);
    for (const field of row.changes) this.#count('change', field, row);
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
      ...this.#say('change', { of: this.#known, most }, (field) => `get another ${field}`),
      ...this.#say('elsewhere', { of, most }, () => 'name another state or city than ours'),
      ...this.#say('closed', { of, most }, () => 'say the place is closed'),
    ];
  }

  #count(name: BrakeName, value: string, { name: place, at }: BrakeRow, says = ''): void {
    const key = `${name} ${value}`;
    const count = this.#counts.get(key);
    if (count) count.rows += 1;
    else this.#counts.set(key, { rows: 1, example: `“${place}” (${at})${says}` });
  }

  #say(
    name: BrakeName,
    { of, most }: { of: number; most: number },
    what: (value: string) => string,
  ): Brake[] {
    if (of < LEAST_ROWS) return [];
    return [...this.#counts].flatMap(([key, { rows, example }]) => {
      if (!key.startsWith(`${name} `) || rows <= of * most) return [];
      const whole = name === 'change' ? 'known places' : 'rows';
      const subject = `${rows.toLocaleString('en-US')} of ${of.toLocaleString('en-US')} ${whole}`;
      return [{ name, message: `${subject} ${what(key.slice(name.length + 1))}; the first is ${example}.` }];
    });
  }
}

const STATE_COLUMN = /^(state|state code|state abbr|province)$/;
const CITY_COLUMN = /^(city|town|municipality)$/;

/** The other state or city that a row names. A state that is ours makes up for any city: the county's towns are ours. */
export function nameElsewhere(record: Readonly<Record<string, unknown>>): string | null {
  const find = (column: RegExp) => {
    const found = Object.entries(record).find(([name]) =>
      column.test(
        name
          .toLowerCase()
          .replaceAll(/[\s_-]+/g, ' ')
          .trim(),
      ),
    );
    return typeof found?.[1] === 'string' ? found[1].trim() : '';
  };
  const state = find(STATE_COLUMN);
  if (state !== '') return /^(md|maryland)\.?$/i.test(state) ? null : state;
  const city = find(CITY_COLUMN);
  return city === '' || /^baltimore\b/i.test(city) ? null : city;
}
