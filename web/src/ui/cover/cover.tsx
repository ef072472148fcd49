import clsx from 'clsx';
import { chooseCover } from '#domain/cover';
import { paths } from '../../paths.ts';
import styles from './cover.module.css';

/** What a cover is drawn from. */
export interface CoverSubject {
  readonly id: number;
  readonly category: string;
}

const WHOLE_BOX = '0 0 400 300';
/** A band through the middle of the cover, as high as the pictogram needs. */
const WIDE_BOX = '10 42 380 216';

interface CoverProps {
  readonly place: CoverSubject;
  /** For a box much wider than high: the same drawing, its pictogram fitted to the height. */
  readonly wide?: boolean;
  readonly className?: string | undefined;
}

/**
 * The drawn cover of a place without a photo: a few references into one cached sprite, so that fifty of
 * them stay small. Decorative, the name stands beside it.
 */
export function Cover({ place, wide = false, className }: CoverProps) {
  const { palette, pattern, pictogram } = chooseCover(place);
  return (
    <svg
      className={clsx(styles.cover, className)}
      data-palette={palette}
      viewBox={wide ? WIDE_BOX : WHOLE_BOX}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <use href={paths.coverSprite(pattern)} width="400" height="300" />
      <use href={paths.coverSprite(pictogram)} x="105" y="55" width="190" height="190" />
    </svg>
  );
}
