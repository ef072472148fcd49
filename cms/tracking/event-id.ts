import { randomBytes } from 'node:crypto';
import { rememberLast } from './remember-last.ts';

const COUNTER_END = 2 ** 32;

/**
 * Event ids are assigned before storing, so that a batch whose commit was not acknowledged can be stored
 * again without counting twice. They increase with time, so the index grows at its end. UUID version 8:
 * milliseconds, a counter, and a random id of the process.
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
