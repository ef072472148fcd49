import type { CollectionConfig } from 'payload';
import { cancelScheduledPublication } from './cancel-scheduled-publication.ts';
import { leaveRedirect } from './leave-redirect.ts';
import { keepLock } from './lock-while-writing.ts';
import { refuseStaleForm } from './refuse-stale-form.ts';

/** Hooks for saving and deleting autosaved articles. */
export function articleHooks(pathOf: Parameters<typeof leaveRedirect>[0]) {
  const { beforeChange = [], afterChange = [] } = leaveRedirect(pathOf);
  return {
    beforeChange: [refuseStaleForm, ...beforeChange],
    afterChange: [...afterChange, keepLock, cancelScheduledPublication],
  } satisfies CollectionConfig['hooks'];
}
