import type { Cover as CoverChoice } from '#domain/covers/cover';
import { paths } from '../../paths.ts';
import { COMPOSITIONS } from './compositions.ts';
import styles from './cover.module.css';

const WHOLE_BOX = '0 0 400 300';
/** A band as high as the pictogram; the pattern goes on to both sides. */
const WIDE_BOX = '-400 42 1200 216';

interface CoverProps {
  readonly cover: CoverChoice;
  /** For very wide boxes: the same drawing with its pictogram fitted to the height. */
  readonly wide?: boolean;
}

/** The drawn cover of a place, decorative: a few references into one cached sprite, as a page has fifty. */
export function Cover({ cover, wide = false }: CoverProps) {
  const { palette, pattern, pictogram, side, composition } = cover;
  const { backdrop, boxes } = COMPOSITIONS[composition];
  // All of it is ours. Elements of their own would be a quarter of a page of cards, to draw and to bring to life.
  const art = [
    ...(wide ? [-400, 400, 0] : [0]).map((x) => reference(pattern, `x="${x}" width="400" height="300"`)),
    backdrop === undefined ? '' : `<path d="${backdrop}"/>`,
    ...boxes.map(({ x, y, size, isSide }) =>
      reference(isSide === true ? side : pictogram, `x="${x}" y="${y}" width="${size}" height="${size}"`),
    ),
  ];
  return (
    <svg
      className={styles.cover}
      viewBox={wide ? WIDE_BOX : WHOLE_BOX}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden
      data-palette={palette}
      dangerouslySetInnerHTML={{ __html: art.join('') }}
    />
  );
}

const reference = (symbol: string, box: string) => `<use href="${paths.coverSprite(symbol)}" ${box}/>`;
