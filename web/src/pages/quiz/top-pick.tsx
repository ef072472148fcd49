import type { QuizPick } from '#contract/quiz';
import { directionsUrl } from '#domain/addresses/map-links';
import type { QuizAnswers } from '#domain/quiz/answers';
import { whatYoullLove } from '#domain/quiz/what-youll-love';
import * as texts from '#texts';
import { MapPin, Navigation } from 'lucide-react';
import { FactsLine } from '../../components/facts-line.tsx';
import { PlaceRating } from '../../components/place-rating.tsx';
import { SaveButton } from '../../lists/save-button.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Link } from 'react-router';
import { Picture } from '../../ui/picture.tsx';
import { PickReasons } from './pick-reasons.tsx';
import styles from './top-pick.module.css';

interface TopPickProps {
  readonly pick: QuizPick;
  readonly answers: QuizAnswers;
}

/** The top recommendation and its reasons (spec 2 §2). */
export function TopPick({ pick, answers }: TopPickProps) {
  const { restaurant: place, emoji, tags, meets } = pick;
  const address = place.fullAddress ?? place.address;
  return (
    <article aria-labelledby="top-pick" className={styles.pick}>
      <div className={styles.media}>
        <Picture place={place} eager className={styles.picture} />
        <div className={styles.save}>
          <SaveButton place={place} />
        </div>
      </div>
      <div className={styles.text}>
        <p className={styles.kicker}>
          {texts.quiz.topPick()}
          <span className={styles.emoji} aria-hidden="true">
            {emoji}
          </span>
        </p>
        <h2 id="top-pick" className={styles.name}>
          <Link to={paths.restaurant(place.id)}>{place.name}</Link>
        </h2>
        <FactsLine place={place} />
        <PlaceRating rating={place.rating} reviewCount={place.reviewCount} />
        <p className={styles.description}>{place.description}</p>
        <h3 className={styles.loveTitle}>{texts.quiz.love()}</h3>
        <ul className={styles.love}>
          {whatYoullLove({ place, tags, meets, answers }).map((bullet) => (
            <li key={bullet}>{bullet}</li>
          ))}
        </ul>
        <PickReasons pick={pick} answers={answers} />
        <address className={styles.address}>
          <MapPin aria-hidden="true" />
          {address}
        </address>
        <div className={styles.actions}>
          <ButtonLink to={directionsUrl({ name: place.name, address })} newTab>
            <Navigation aria-hidden="true" />
            {texts.quiz.getDirections()}
          </ButtonLink>
          <ButtonLink to={paths.restaurant(place.id)} variant="outline">
            {texts.quiz.details()}
          </ButtonLink>
        </div>
      </div>
    </article>
  );
}
