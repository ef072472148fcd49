import { pino, type DestinationStream, type LevelWithSilent, type Logger } from 'pino';
import { serializeError } from './serialize-error.ts';

/** The log of a process, as JSON lines on standard output. */
export function openLog(level: LevelWithSilent, to?: DestinationStream): Logger {
  return pino({ level, serializers: { err: serializeError } }, to);
}
