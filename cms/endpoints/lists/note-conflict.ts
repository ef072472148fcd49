import type { NoteConflict } from '#contract/lists';

/** The answer where a note was changed elsewhere meanwhile: the one who writes now decides. */
export const noteConflict = (note: string): NoteConflict => ({
  error: 'Somebody else changed this note while you were writing.',
  note,
});
