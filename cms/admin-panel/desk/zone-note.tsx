'use client';

import { useSyncExternalStore } from 'react';
import styles from './desk.module.css';

const hourIn = (timeZone?: string) =>
  new Intl.DateTimeFormat('en-US', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(new Date());

const isElsewhere = () => hourIn() !== hourIn('America/New_York');
const never = () => () => undefined;

/** Payload's lists and forms show times of the computer's zone, our own pages Baltimore's: said where these are two. */
export function ZoneNote() {
  // The server doesn't know whose computer it is.
  const isShown = useSyncExternalStore(never, isElsewhere, () => false);
  if (!isShown) return null;
  return (
    <p className={styles.zone}>
      Your computer isn’t on Baltimore time. Lists and forms show your time, and everything else shows
      Baltimore’s.
    </p>
  );
}
