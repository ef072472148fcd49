import { ApiError } from '../api/api-error.ts';

/** The conflicting note written elsewhere, if that is why a change was refused. */
export function readNoteConflict(error: unknown): { readonly note: string } | null {
  if (!(error instanceof ApiError) || error.status !== 409) return null;
  const answer: unknown = JSON.parse(error.text);
  if (typeof answer !== 'object' || answer === null || !('note' in answer)) return null;
  return typeof answer.note === 'string' ? { note: answer.note } : null;
}
