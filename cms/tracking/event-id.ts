import { randomBytes } from 'node:crypto';
import { rememberLast } from './remember-last.ts';

const COUNTER_END = 2 ** 32;

/**
 * Ids of events, given before they are stored, so that a batch whose commit went unanswered can be stored once more
 * without being counted twice. They grow with time: an index takes them at its end. UUID version 8: milliseconds, a
 * counter, and what tells processes apart.
 */
export function openEventIds(): (now: number) => string {
  const process = randomBytes(4).toString('hex');
  let counter = randomBytes(4).readUInt32BE();
  const timeOf = rememberLast((now) => {
    const time = now.toString(16).padStart(12, '0');
    return `${time.slice(0, 8)}-${time.slice(8)}`;
  });
  return (now) => {
    counter = (counter + 1) % COUNTER_END;
    const count = counter.toString(16).padStart(8, '0');
    return `${timeOf(now)}-8${count.slice(0, 3)}-8${count.slice(3, 6)}-${count.slice(6)}${process}00`;
  };
}
