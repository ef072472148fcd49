import { setType, type Line, type SetType } from './set-type.ts';

const MAX_HEIGHT = 270;
const SIZES = [104, 84, 70, 58, 48, 40] as const;
const SMALLEST = 34;

interface Title extends Pick<Line, 'text' | 'color' | 'width' | 'align'> {
  readonly height?: number;
}

/** Sets the title in the largest size that fits without breaking words; a word is broken only if no size fits it. */
export async function setTitle({ height = MAX_HEIGHT, ...title }: Title): Promise<SetType> {
  const set = (size: number, breaksWords: boolean) =>
    setType({ ...title, face: 'display', size, breaksWords });
  const smallest = await set(SMALLEST, false);
  const breaksWords = smallest.width > title.width;
  for (const size of SIZES) {
    const type = await set(size, breaksWords);
    if (type.height <= height && type.width <= title.width) return type;
  }
  return breaksWords ? set(SMALLEST, true) : smallest;
}
