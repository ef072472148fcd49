import type { NoteConflict } from '#contract/lists';

/** The response if someone else changed the note in the meantime; the current writer decides. */
export const noteConflict = (note: string): NoteConflict => ({
  error: 'Somebody else changed this note while you were writing.',
  note,
});
