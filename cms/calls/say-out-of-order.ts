import { FileUploadError, type AfterErrorHook } from 'payload';
import { databaseCode, isDatabaseAway } from '../database/database-fault.ts';
import { AWAY, PERHAPS_CHANGED } from './answer-call.ts';

const FULL = 'The disk is full, so we didn’t save this. Make room, and save again.';
const NO_FILE = 'We couldn’t store the file. If the disk is full, make room, and send it again.';

/** In Payload's REST API, which calls a full disk a bug of the site's, or a fault of the file. */
export const sayOutOfOrder: AfterErrorHook = ({ error, req }) => {
  const message = sentenceFor(error, req.method === 'GET');
  if (message !== undefined) return { status: 503, response: { errors: [{ message }] } };
};

function sentenceFor(error: Error, isRead: boolean): string | undefined {
  if (error instanceof FileUploadError) return NO_FILE;
  if (!isDatabaseAway(error)) return undefined;
  if (isRead) return AWAY;
  return databaseCode(error) === '53100' ? FULL : PERHAPS_CHANGED;
}
