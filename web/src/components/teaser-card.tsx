import type { Teaser } from '#contract/pages';
import clsx from 'clsx';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import { EditorialPicture } from './editorial-picture.tsx';
import styles from './teaser-card.module.css';

interface TeaserCardProps {
  readonly teaser: Teaser;
  /** Stands beside the headline of the page. */
  readonly isLead?: boolean;
}

/** A story, guide or place with its picture. */
export function TeaserCard({ teaser, isLead = false }: TeaserCardProps) {
  const { path, title, summary, note, image, coverCuisine } = teaser;
  const Heading = isLead ? 'h2' : 'h3';
  return (
    <Card className={clsx(styles.card, isLead && styles.lead)}>
      <EditorialPicture
        image={image}
        cuisine={coverCuisine}
        seed={path}
        alt=""
        eager={isLead}
        className={styles.art}
      />
      <div className={styles.text}>
        <p className={styles.when}>{note}</p>
        <Heading className={styles.title}>
          <Link to={path}>{title}</Link>
        </Heading>
        <p className={styles.summary}>{summary}</p>
      </div>
    </Card>
  );
}
