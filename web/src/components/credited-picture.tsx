import type { CreditedPicture as PictureData } from '#contract/editorial';
import { creditLine } from '#domain/words/credit-line';
import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './credited-picture.module.css';
import { EditorialPicture } from './editorial-picture.tsx';

interface CreditedPictureProps extends ComponentProps<typeof EditorialPicture> {
  readonly image: PictureData | null;
  /** Class of the figure: the picture and its caption. */
  readonly figureClassName?: string | undefined;
}

/** The lead picture of an article, with its caption and credit. */
export function CreditedPicture({ figureClassName, ...picture }: CreditedPictureProps) {
  const { image } = picture;
  const credit = creditLine(image ?? {});
  return (
    <figure className={clsx(styles.figure, figureClassName)}>
      <EditorialPicture {...picture} />
      {(image?.caption || credit) && (
        <figcaption className={styles.caption}>
          {image?.caption} {credit && <small>{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}
