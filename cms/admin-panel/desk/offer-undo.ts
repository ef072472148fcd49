'use client';

import { toast } from '@payloadcms/ui';

const UNDO_MS = 10_000;

/** Says what was done, with a button that takes it back, for ten seconds. */
export function offerUndo(said: string, undo: () => void): void {
  toast.success(said, { duration: UNDO_MS, action: { label: 'Undo', onClick: undo } });
}
