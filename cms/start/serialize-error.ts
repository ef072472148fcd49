import { stdSerializers, type SerializedError } from 'pino';
import { errorCode, isDatabaseAway, reasonOf } from '../database/database-fault.ts';

/** Errors of the system and of clients for an unreachable machine. */
const NO_ANSWER =
  /^(?:ECONNREFUSED|ECONNRESET|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EPIPE|TimeoutError)$/;

/** What Drizzle adds to its message after the statement: the values, which may be addresses, tokens and hashes. */
const VALUES = /\nparams: [^]*?(?=\n {4}at |$)/g;

/**
 * Serializes an error for the log: with its stack, unless the fault is not ours and the reason is enough, and without
 * the values of a statement.
 */
export function serializeError(error: Error): SerializedError | { type: string; message: string } {
  const status = 'status' in error ? Number(error.status) : 0;
  const isRefusal = status >= 400 && status < 500;
  const isElsewhere =
    status === 503 || isDatabaseAway(error) || NO_ANSWER.test(errorCode(error)) || NO_ANSWER.test(error.name);
  if (isRefusal || isElsewhere) return { type: error.name, message: reasonOf(error) };
  // `detail` is PostgreSQL's: "Key (email)=(ann@example.org) already exists."
  const described = { ...stdSerializers.err(error), params: undefined, detail: undefined };
  if (!described.message.includes('\nparams: ')) return described;
  return { ...described, message: reasonOf(error), stack: described.stack.replaceAll(VALUES, '') };
}
