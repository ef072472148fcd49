import type { RestaurantDetail } from '#contract/restaurants';
import { openingState } from '#domain/calendar/opening-hours';
import clsx from 'clsx';
import { cityMoment } from '#domain/calendar/city-time';
import * as texts from '#texts';
import { useMinute } from '../../hooks/use-minute.ts';
import { openingText } from '../../components/opening/opening-words.ts';
import styles from './opening-status.module.css';

/** Whether the place is open, filled in by the browser: a cached page must not depend on the time. */
export function OpeningStatus({
  openingHours,
  specialHours,
}: Pick<RestaurantDetail, 'openingHours' | 'specialHours'>) {
  const now = useMinute();
  if (now === null)
    return <StatusLine text={openingHours === null ? texts.opening.unknown() : texts.place.hours()} />;

  const opening = openingState(openingHours, cityMoment(now), specialHours);
  return <StatusLine text={openingText(opening)} isOpen={opening.state === 'open'} />;
}

function StatusLine({ text, isOpen = false }: { readonly text: string; readonly isOpen?: boolean }) {
  return (
    <p className={clsx(styles.status, isOpen && styles.open)}>
      <a href="#hours">{text}</a>
    </p>
  );
}
