import type { RestaurantDetail } from '#contract/restaurants';
import { openingState } from '#domain/calendar/opening-hours';
import clsx from 'clsx';
import { baltimoreMoment } from '#domain/calendar/baltimore-moment';
import { useMinute } from '../../hooks/use-minute.ts';
import { openingText } from './opening-text.ts';
import styles from './opening-status.module.css';

/**
 * Open now or not, linked to the week. The page itself is cached and knows no time: the browser fills in the
 * line, which keeps its height, and again whenever it changes.
 */
export function OpeningStatus({
  openingHours,
  specialHours,
}: Pick<RestaurantDetail, 'openingHours' | 'specialHours'>) {
  const now = useMinute();
  if (now === null) return <StatusLine text={openingHours === null ? 'Hours unknown' : 'Opening hours'} />;

  const opening = openingState(openingHours, baltimoreMoment(now), specialHours);
  return <StatusLine text={openingText(opening)} isOpen={opening.state === 'open'} />;
}

function StatusLine({ text, isOpen = false }: { readonly text: string; readonly isOpen?: boolean }) {
  return (
    <p className={clsx(styles.status, isOpen && styles.open)}>
      <a href="#hours">{text}</a>
    </p>
  );
}
