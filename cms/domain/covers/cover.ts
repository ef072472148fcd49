import table from './pictograms.json' with { type: 'json' };
import { foldedWords } from '../words/text-fold.ts';

export const COVER_PALETTES = 8;
export const COVER_PATTERNS = ['rowhouses', 'waves', 'dots', 'cornice', 'grid', 'stripes'] as const;

/** Layout of the pictogram: alone, on a plate, twice, large, three in a row, in a window, or with a side. */
export const COVER_COMPOSITIONS = ['solo', 'plate', 'pair', 'close', 'trio', 'window', 'medley'] as const;

export type CoverPalette = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type CoverPattern = (typeof COVER_PATTERNS)[number];
export type CoverComposition = (typeof COVER_COMPOSITIONS)[number];
export type Pictogram = keyof typeof table.sides;
export const PICTOGRAMS = Object.keys(table.sides) as Pictogram[];

/** The parts of a drawn cover. */
export interface Cover {
  readonly palette: CoverPalette;
  readonly pattern: CoverPattern;
  readonly pictogram: Pictogram;
  /** Drawn with the pictogram if the composition has room for a side. */
  readonly side: Pictogram;
  readonly composition: CoverComposition;
}

/** The inputs that determine a cover. */
export interface CoverSubject {
  readonly id: number;
  readonly category: string;
}

const NO_DISH: Pictogram = 'fork';
const PALETTES: readonly CoverPalette[] = [0, 1, 2, 3, 4, 5, 6, 7];

/**
 * Words of a category (singular, whole, separated by `|`) and their pictograms, plainest first: that one represents the
 * cuisine, its places alternate between all. The first matching row wins, so dishes come before countries.
 */
const KEYWORDS = Object.entries(table.words).map(
  ([words, drawn]) => [drawn as Pictogram[], new RegExp(` (?:${words})s? `)] as const,
);
/** What each pictogram is served with. */
const SIDES = table.sides as Readonly<Record<Pictogram, Pictogram[]>>;

/**
 * The cover of a place without a photo (decisions §13): the pictogram depends on its cuisine, everything else
 * on its id, so that a place always looks the same and the next id gets another palette and pattern.
 */
export function chooseCover({ id, category }: CoverSubject): Cover {
  const seed = Math.abs(Math.trunc(id));
  // Each round of ids is shifted against the previous one, so neighboring ids never get the same combination.
  const palette = (3 * (seed % COVER_PALETTES) + Math.floor(seed / COVER_PALETTES)) % COVER_PALETTES;
  const pattern = (seed + Math.floor(seed / 48)) % COVER_PATTERNS.length;
  const pictograms = pictogramsOf(category);
  const turn = mixed(seed);
  const pictogram = pictograms[turn % pictograms.length] ?? NO_DISH;
  const sides = SIDES[pictogram];
  return {
    palette: PALETTES[palette] ?? 0,
    pattern: COVER_PATTERNS[pattern] ?? 'dots',
    pictogram,
    side: sides[(turn >>> 16) % sides.length] ?? NO_DISH,
    // One index beyond the list also means solo, so that solo comes up twice as often.
    composition: COVER_COMPOSITIONS[(turn >>> 8) % (COVER_COMPOSITIONS.length + 1)] ?? 'solo',
  };
}

/** The cover of a cuisine itself: its plainest pictogram, alone. */
export function chooseCuisineCover(subject: CoverSubject): Cover {
  return { ...chooseCover(subject), pictogram: choosePictogram(subject.category), composition: 'solo' };
}

/** Columns of the widest grid (spec 1 §9): a neighbor on the left or above is at most this far back. */
const GRID_COLUMNS = 4;

/**
 * The covers of a list in a grid of up to four columns. Each place keeps its drawing, but takes the next free
 * palette and composition where one of the previous four looks the same.
 */
export function chooseGridCovers(places: readonly CoverSubject[]): Cover[] {
  const covers: Cover[] = [];
  for (const place of places) covers.push(distinctFrom(covers.slice(-GRID_COLUMNS), chooseCover(place)));
  return covers;
}

function distinctFrom(before: readonly Cover[], own: Cover): Cover {
  const palette = PALETTES.map((_, step) => PALETTES[(own.palette + 3 * step) % COVER_PALETTES]).find(
    (candidate) => before.every((cover) => cover.palette !== candidate),
  );
  const alike = before.filter(({ pictogram }) => pictogram === own.pictogram);
  const start = COVER_COMPOSITIONS.indexOf(own.composition);
  const composition = COVER_COMPOSITIONS.map(
    (_, step) => COVER_COMPOSITIONS[(start + step) % COVER_COMPOSITIONS.length],
  ).find((candidate) => alike.every((cover) => cover.composition !== candidate));
  return {
    ...own,
    palette: palette ?? own.palette,
    composition: composition ?? own.composition,
  };
}

/** The pictogram of a cuisine, a fork when no word matches. */
export function choosePictogram(category: string): Pictogram {
  return pictogramsOf(category)[0] ?? NO_DISH;
}

function pictogramsOf(category: string): readonly Pictogram[] {
  const words = ` ${foldedWords(category).join(' ')} `;
  return KEYWORDS.find(([, keywords]) => keywords.test(words))?.[0] ?? [NO_DISH];
}

/** Spreads neighboring ids over all 32 bits (the finalizer of MurmurHash3). */
function mixed(seed: number): number {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
