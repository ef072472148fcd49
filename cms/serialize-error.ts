import { stdSerializers, type SerializedError } from 'pino';
import { errorCode, reasonOf } from './database/database-fault.ts';
import { isDatabaseAway } from './database/database-reach.ts';

/** Errors of the system and the picture store's client for an unreachable machine. */
const NO_ANSWER =
  /^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|TimeoutError)$/;

/** Serializes an error for the log: with its stack, unless the fault is not ours and the reason is enough. */
export function serializeError(error: Error): SerializedError | { type: string; message: string } {
  const status = 'status' in error ? Number(error.status) : 0;
  const isRefusal = status >= 400 && status < 500;
  const isElsewhere =
    status === 503 || isDatabaseAway(error) || NO_ANSWER.test(errorCode(error)) || NO_ANSWER.test(error.name);
  return isRefusal || isElsewhere
    ? { type: error.name, message: reasonOf(error) }
    : stdSerializers.err(error);
}
