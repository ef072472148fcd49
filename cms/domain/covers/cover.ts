import { foldedWords } from '../words/characters.ts';
import type { Drawing, Pictogram, Room } from './motifs.ts';
import cuisines from './pictograms.json' with { type: 'json' };

export const COVER_PALETTES = 8;
export const COVER_PATTERNS = ['rowhouses', 'waves', 'dots', 'cornice', 'grid', 'stripes'] as const;

/** Layout of the pictogram: alone, on a plate, twice, large, three in a row, in a window, or with a side. */
const DISH_COMPOSITIONS = ['solo', 'plate', 'pair', 'close', 'trio', 'window', 'medley'] as const;

export type CoverPalette = 0 | 1 | 2 | 3 | 4 | 5 | 6 | 7;
export type CoverPattern = (typeof COVER_PATTERNS)[number];
/** `room`: the room alone. */
export type CoverComposition = (typeof DISH_COMPOSITIONS)[number] | 'room';

/** The parts of a drawn cover. */
export interface Cover {
  readonly palette: CoverPalette;
  readonly pattern: CoverPattern | Room;
  readonly pictogram: Pictogram;
  /** Drawn with the pictogram if the composition has room for a side. */
  readonly side: Pictogram;
  readonly composition: CoverComposition;
}

/** The inputs that determine a cover. */
export interface CoverSubject {
  readonly id: number;
  readonly category: string;
  /** What is known to be seen there. */
  readonly drawing?: Drawing;
}

const NO_DISH: Pictogram = 'fork';
const PALETTES: readonly CoverPalette[] = [0, 1, 2, 3, 4, 5, 6, 7];

/** By the words of a category: dishes come before countries. */
const findPictogram = drawingFinder(cuisines as Readonly<Record<string, Pictogram>>);

/**
 * The cover of a place without a photo (decisions §13): a dish that it is known for, or the kind of room it is. The
 * rest depends on its id, so that a place always looks the same and the next id gets another palette and pattern.
 */
export function chooseCover(subject: CoverSubject): Cover {
  const dish = chooseDishCover(subject);
  return mixed(subject.id) % 2 === 0 ? (inItsRoom(dish, subject) ?? dish) : dish;
}

function inItsRoom(cover: Cover, { drawing }: CoverSubject): Cover | null {
  return drawing ? { ...cover, pattern: drawing.room, composition: 'room' } : null;
}

function chooseDishCover({ id, category, drawing }: CoverSubject): Cover {
  const seed = Math.abs(Math.trunc(id));
  // Each round of ids is shifted against the previous one, so neighboring ids never get the same combination.
  const palette = (3 * (seed % COVER_PALETTES) + Math.floor(seed / COVER_PALETTES)) % COVER_PALETTES;
  const pattern = (seed + Math.floor(seed / 48)) % COVER_PATTERNS.length;
  const turn = mixed(seed);
  const pictogram = drawing?.dish ?? choosePictogram(category);
  return {
    palette: PALETTES[palette] ?? 0,
    pattern: COVER_PATTERNS[pattern] ?? 'dots',
    pictogram,
    side: drawing?.side ?? pictogram,
    // One index beyond the list also means solo, so that solo comes up twice as often.
    composition: DISH_COMPOSITIONS[(turn >>> 8) % (DISH_COMPOSITIONS.length + 1)] ?? 'solo',
  };
}

/** The cover of a cuisine itself: its plainest pictogram, alone. */
export function chooseCuisineCover(subject: CoverSubject): Cover {
  return { ...chooseDishCover(subject), composition: 'solo' };
}

/** Columns of the widest grid (spec 1 §9): a neighbor on the left or above is at most this far back. */
const GRID_COLUMNS = 4;
/** Covers that are seen together. */
const SCREEN = 9;

/**
 * The covers of a list in a grid of up to four columns. Each place keeps its drawing, unless one of the previous four
 * has the same palette, or a cover on the same screen shows the same: its dish stands in for its room or the reverse,
 * and if both are taken, the dish is composed in another way.
 */
export function chooseGridCovers(places: readonly CoverSubject[]): Cover[] {
  const covers: Cover[] = [];
  for (const place of places) covers.push(distinctFrom(covers.slice(-SCREEN), place));
  return covers;
}

function distinctFrom(before: readonly Cover[], place: CoverSubject): Cover {
  const own = chooseCover(place);
  const dish = chooseDishCover(place);
  const near = before.slice(-GRID_COLUMNS);
  const differs = (one: Cover) => before.every((cover) => subjectOf(cover) !== subjectOf(one));
  const chosen =
    [own, dish, inItsRoom(dish, place) ?? dish].find(differs) ?? otherwiseComposed(dish, near) ?? own;
  const palette = PALETTES.map((_, step) => PALETTES[(own.palette + 3 * step) % COVER_PALETTES]).find(
    (candidate) => near.every((cover) => cover.palette !== candidate),
  );
  return { ...chosen, palette: palette ?? own.palette };
}

/** The dish in its own composition, or the next that none of these has with the same dish. */
function otherwiseComposed(dish: Cover, near: readonly Cover[]): Cover | undefined {
  const taken = near.filter(({ pictogram }) => pictogram === dish.pictogram);
  const start = DISH_COMPOSITIONS.findIndex((composition) => composition === dish.composition);
  const composition = [...DISH_COMPOSITIONS.slice(start), ...DISH_COMPOSITIONS.slice(0, start)].find((one) =>
    taken.every((cover) => cover.composition !== one),
  );
  return composition && { ...dish, composition };
}

/** What is seen on a cover. */
const subjectOf = ({ composition, pattern, pictogram }: Cover) =>
  composition === 'room' ? pattern : pictogram;

/** The pictogram of a cuisine, a fork when no word matches. */
export function choosePictogram(category: string): Pictogram {
  return findPictogram(category) ?? NO_DISH;
}

/**
 * Finds what is drawn for a text. The table has words (singular, whole, folded, separated by `|`) and what is drawn for
 * them; the first row of which the text has a word wins.
 */
export function drawingFinder<Drawn extends string>(
  table: Readonly<Record<string, Drawn>>,
): (text: string) => Drawn | undefined {
  const rows = Object.entries(table).map(
    ([alternatives, drawn]) => [new RegExp(` (?:${alternatives})s? `), drawn] as const,
  );
  return (text) => {
    const words = ` ${foldedWords(text).join(' ')} `;
    return rows.find(([pattern]) => pattern.test(words))?.[1];
  };
}

/** Spreads neighboring ids over all 32 bits (the finalizer of MurmurHash3). */
function mixed(seed: number): number {
  let bits = seed | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return (bits ^ (bits >>> 16)) >>> 0;
}
