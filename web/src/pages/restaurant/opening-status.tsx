import type { RestaurantDetail } from '#contract/restaurants';
import { openingState } from '#domain/opening-hours';
import clsx from 'clsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { baltimoreMoment } from '#domain/baltimore-moment';
import { openingText } from './opening-text.ts';
import styles from './opening-status.module.css';

/**
 * Open now or not, linked to the week. The page itself is cached and knows no time: the browser fills in the
 * line, which keeps its height.
 */
export function OpeningStatus({ openingHours }: Pick<RestaurantDetail, 'openingHours'>) {
  const isHydrated = useIsHydrated();
  if (!isHydrated) return <StatusLine text={openingHours === null ? 'Hours unknown' : 'Opening hours'} />;

  // oxlint-disable-next-line react/purity -- "now" is what this line is about; drawn in the browser only
  const opening = openingState(openingHours, baltimoreMoment(new Date()));
  return <StatusLine text={openingText(opening)} isOpen={opening.state === 'open'} />;
}

function StatusLine({ text, isOpen = false }: { readonly text: string; readonly isOpen?: boolean }) {
  return (
    <p className={clsx(styles.status, isOpen && styles.open)}>
      <a href="#hours">{text}</a>
    </p>
  );
}
