import type { Restaurant } from '#contract/restaurants';
import { cityMoment } from '#domain/calendar/city-time';
import { openingState } from '#domain/calendar/opening-hours';
import * as texts from '#texts';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { useMinute } from '../../hooks/use-minute.ts';
import styles from '../restaurant-card.module.css';
import { openingText } from './opening-words.ts';

interface CardOpeningProps {
  readonly place: Pick<Restaurant, 'status' | 'openingHours' | 'specialHours'>;
  /** At the end of the same line. */
  readonly children: ReactNode;
}

/**
 * Whether a listed place is open now; empty if its hours are unknown. The browser fills in the line, because cached
 * pages must not depend on the time; until then its height is reserved.
 */
export function CardOpening({ place, children }: CardOpeningProps) {
  const { words, isOpen } = openingNow(place, useMinute());
  return (
    <p className={clsx(styles.now, isOpen && styles.open)}>
      {words}
      {children}
    </p>
  );
}

function openingNow(
  { status, openingHours, specialHours }: CardOpeningProps['place'],
  now: Date | null,
): { readonly words: string | null; readonly isOpen?: boolean } {
  if (status === 'temporarily-closed') return { words: texts.card.temporarilyClosed() };
  if (openingHours === null) return { words: null };
  if (now === null) return { words: '\u00A0' };
  const opening = openingState(openingHours, cityMoment(now), specialHours);
  return { words: openingText(opening), isOpen: opening.state === 'open' };
}
