import type { StoryCard as StoryCardData } from '#contract/editorial';
import * as texts from '#texts';
import { ArrowRight } from 'lucide-react';
import { Byline } from './byline.tsx';
import { EditorialPicture } from './editorial-picture.tsx';
import { paths } from '../paths.ts';
import { Badge } from '../ui/badge.tsx';
import { Card } from '../ui/card.tsx';
import { Link } from '../ui/link.tsx';
import styles from './story-card.module.css';

interface StoryCardProps {
  readonly story: StoryCardData;
  /** The lead story: larger, with its picture loaded eagerly. */
  readonly isFeatured?: boolean;
  /** Heading level of the title: 3 below a section heading. */
  readonly level?: 2 | 3;
}

/** A story in a list (spec 2 §2). Its button's link covers the card. */
export function StoryCard({ story, isFeatured = false, level = 2 }: StoryCardProps) {
  const Heading = level === 2 ? 'h2' : 'h3';
  const titleId = `story-${story.slug}`;
  return (
    <Card as="article" className={isFeatured ? styles.featured : styles.card}>
      <EditorialPicture
        image={story.image}
        cuisine={story.coverCuisine}
        seed={story.slug}
        alt=""
        eager={isFeatured}
        className={styles.picture}
      />
      <div className={styles.text}>
        <p className={styles.labels}>
          <Badge>{story.category}</Badge>
          {isFeatured && <span className={styles.flag}>{texts.stories.featured()}</span>}
        </p>
        <Heading id={titleId} className={styles.title}>
          {story.title}
        </Heading>
        <p className={styles.description}>{story.description}</p>
        <Byline publishDate={story.publishDate} readMinutes={story.readMinutes} location={story.location} />
        <Link to={paths.story(story.slug)} aria-describedby={titleId} className={styles.read}>
          {texts.stories.read()}
          <ArrowRight aria-hidden="true" />
        </Link>
      </div>
    </Card>
  );
}
