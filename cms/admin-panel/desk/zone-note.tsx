'use client';

import { region } from '#city';
import { useSyncExternalStore } from 'react';
import styles from './desk.module.css';

const hourIn = (timeZone?: string) =>
  new Intl.DateTimeFormat(region.language, { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(
    new Date(),
  );

const isElsewhere = () => hourIn() !== hourIn(region.timeZone);
const never = () => () => undefined;

/**
 * Payload's lists and forms show times in the computer's time zone, our own pages in the city's: shows a note if
 * they differ.
 */
export function ZoneNote() {
  // The server doesn't know the computer's time zone.
  const isShown = useSyncExternalStore(never, isElsewhere, () => false);
  if (!isShown) return null;
  return (
    <p className={styles.zone}>
      Your computer isn’t on {region.name} time. Lists and forms show your time, and everything else shows{' '}
      {region.name}’s.
    </p>
  );
}
