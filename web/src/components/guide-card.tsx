import type { GuideCard as GuideCardData } from '#contract/editorial';
import { longDate } from '#domain/calendar/date-texts';
import { EditorialPicture } from './editorial-picture.tsx';
import { guideCuisine } from '#domain/guides/guide-cuisine';
import * as texts from '#texts';
import type { NeighborhoodLook } from './neighborhood-art.tsx';
import { paths } from '../paths.ts';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import styles from './guide-card.module.css';

interface GuideCardProps {
  readonly guide: GuideCardData;
  /** Keeps the cover distinct from neighbors in the grid. */
  readonly look?: NeighborhoodLook | undefined;
}

/** A guide in a list (spec 2 §2); the whole card is one link. */
export function GuideCard({ guide, look }: GuideCardProps) {
  return (
    <Card as="article" className={styles.card}>
      <EditorialPicture
        image={guide.image}
        neighborhood={guide.neighborhood}
        look={look}
        cuisine={guideCuisine(guide)}
        seed={guide.cuisine ?? guide.slug}
        alt=""
        className={styles.picture}
      />
      <div className={styles.text}>
        <h3 className={styles.title}>
          <Link to={paths.guide(guide.slug)}>{guide.title}</Link>
        </h3>
        <p className={styles.description}>{guide.description}</p>
        <p className={styles.date}>
          <time dateTime={guide.publishDate}>
            {texts.guides.published({ date: longDate(guide.publishDate) })}
          </time>
        </p>
      </div>
    </Card>
  );
}
