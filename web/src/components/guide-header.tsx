import type { GuidePage } from '#contract/editorial';
import { Byline } from './byline.tsx';
import { CreditedPicture } from './credited-picture.tsx';
import { guideCuisine } from '#domain/guides/guide-cuisine';
import { BackToGuides } from './back-to-guides.tsx';
import { Badge } from '../ui/badge.tsx';
import styles from './guide-header.module.css';

interface GuideHeaderProps {
  readonly guide: GuidePage;
}

/** The header of a guide: back link, title, byline and picture. */
export function GuideHeader({ guide }: GuideHeaderProps) {
  return (
    <>
      <BackToGuides />
      <header className={styles.header}>
        <div className={styles.text}>
          <p>
            <Badge>{guide.category.replace(/s$/, '')}</Badge>
          </p>
          <h1 className={styles.title}>{guide.title}</h1>
          <p className={styles.standfirst}>{guide.description}</p>
          <Byline
            publishDate={guide.publishDate}
            isKeptCurrent={guide.kind !== 'article'}
            updatedAt={guide.updatedAt}
            authors={guide.authors}
          />
        </div>
        <CreditedPicture
          image={guide.image}
          neighborhood={guide.neighborhood}
          cuisine={guideCuisine(guide)}
          seed={guide.cuisine ?? guide.slug}
          eager
          className={styles.picture}
          figureClassName={styles.figure}
        />
      </header>
    </>
  );
}
