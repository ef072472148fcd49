import type { QuizPick } from '#contract/quiz';
import { directionsUrl } from '#domain/addresses/map-links';
import type { QuizAnswers } from '#domain/quiz/answers';
import * as texts from '#texts';
import { Navigation } from 'lucide-react';
import { FactsLine } from '../../components/facts-line.tsx';
import { PlaceRating } from '../../components/place-rating.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './pick-card.module.css';
import { PickReasons } from './pick-reasons.tsx';

interface PickCardProps {
  readonly pick: QuizPick;
  readonly answers: QuizAnswers;
}

/** One of the other picks, with its reasons. */
export function PickCard({ pick, answers }: PickCardProps) {
  const { restaurant: place, emoji } = pick;
  return (
    <Card as="article" className={styles.card}>
      <Picture place={place} className={styles.picture} />
      <div className={styles.body}>
        <div className={styles.head}>
          <h3 className={styles.name}>
            <Link to={paths.restaurant(place.id)}>{place.name}</Link>
          </h3>
          <span className={styles.emoji} aria-hidden="true">
            {emoji}
          </span>
        </div>
        <FactsLine place={place} />
        <PlaceRating rating={place.rating} reviewCount={place.reviewCount} />
        <PickReasons pick={pick} answers={answers} />
        <p className={styles.action}>
          <ButtonLink
            to={directionsUrl({ name: place.name, address: place.fullAddress ?? place.address })}
            newTab
            variant="quiet"
            size="small"
          >
            <Navigation aria-hidden="true" />
            {texts.quiz.directions()}
            <VisuallyHidden> {texts.quiz.directionsTo({ name: place.name })}</VisuallyHidden>
          </ButtonLink>
        </p>
      </div>
    </Card>
  );
}
