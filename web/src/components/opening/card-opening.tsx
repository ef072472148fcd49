import type { Restaurant } from '#contract/restaurants';
import { cityMoment } from '#domain/calendar/city-time';
import { openingState } from '#domain/calendar/opening-hours';
import * as texts from '#texts';
import clsx from 'clsx';
import { useMinute } from '../../hooks/use-minute.ts';
import styles from './card-opening.module.css';
import { openingText } from './opening-words.ts';

/**
 * Whether a listed place is open now; empty if its hours are unknown. The browser fills in the line, because cached
 * pages must not depend on the time; until then its height is reserved.
 */
export function CardOpening({
  place: { status, openingHours, specialHours },
}: {
  readonly place: Pick<Restaurant, 'status' | 'openingHours' | 'specialHours'>;
}) {
  const now = useMinute();
  if (status === 'temporarily-closed')
    return <p className={styles.opening}>{texts.card.temporarilyClosed()}</p>;
  if (openingHours === null) return null;
  if (now === null) return <p className={styles.opening}>{'\u00A0'}</p>;
  const opening = openingState(openingHours, cityMoment(now), specialHours);
  return (
    <p className={clsx(styles.opening, opening.state === 'open' && styles.open)}>{openingText(opening)}</p>
  );
}
