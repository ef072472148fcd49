import { stdSerializers, type SerializedError } from 'pino';
import { errorCode, reasonOf } from './database/database-fault.ts';
import { isDatabaseAway } from './database/database-reach.ts';

/** What the system and the client of the picture store say of a machine that does not answer. */
const NO_ANSWER =
  /^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|TimeoutError)$/;

/** An error as the log has it: with its stack, unless nothing of ours is wrong and the reason says it all. */
export function errorInLog(error: Error): SerializedError | { type: string; message: string } {
  const status = 'status' in error ? Number(error.status) : 0;
  const isRefusal = status >= 400 && status < 500;
  const isElsewhere =
    status === 503 || isDatabaseAway(error) || NO_ANSWER.test(errorCode(error)) || NO_ANSWER.test(error.name);
  return isRefusal || isElsewhere
    ? { type: error.name, message: reasonOf(error) }
    : stdSerializers.err(error);
}
