import {
  APIError,
  type CollectionBeforeOperationHook,
  type Endpoint,
  type PayloadRequest,
  type SanitizedConfig,
} from 'payload';

/**
 * Restoring a version never changes the live document. Payload's own restore writes an old version, including its
 * status, over it, so that restoring an autosaved draft unpublishes the page. Here the text is always restored as a
 * draft; the live page changes when somebody publishes it.
 */
export function restoreAsDraft(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.versions?.drafts) continue;
    collection.hooks.beforeOperation = [...(collection.hooks.beforeOperation ?? []), refuseLiveRestore];
    if (collection.endpoints) Object.assign(collection, { endpoints: collection.endpoints.map(asDraft) });
  }
  return config;
}

/** Texts of the version page, its dialog and the notice after restoring. */
export const RESTORE_WORDS = {
  compareVersions: 'Compare two versions',
  modifiedOnly: 'Only what differs',
  comparingAgainst: 'Compared with',
  currentlyViewing: 'This version',
  moreVersions: 'More versions …',
  selectVersionToCompare: 'Pick a version to compare with',
  restoreThisVersion: 'Restore as a draft',
  restoreAsDraft: 'Restore as a draft',
  confirmVersionRestoration: 'Restore as a draft?',
  aboutToRestore:
    'The draft goes back to what it said on {{versionDate}}. The live page doesn’t change until somebody publishes it. What the draft says now stays in the list of versions.',
  restoring: 'Restoring …',
  problemRestoringVersion: 'We couldn’t restore this version. Try again.',
  restoredSuccessfully: 'Restored as a draft. Readers see no change until you publish it.',
} as const;

function asDraft<Known extends Endpoint>(endpoint: Known): Known {
  if (endpoint.method !== 'post' || endpoint.path !== '/versions/:id') return endpoint;
  return {
    ...endpoint,
    handler: (req: PayloadRequest) => {
      req.query = { ...req.query, draft: 'true' };
      return endpoint.handler(req);
    },
  };
}

/** For code: `payload.restoreVersion` doesn't support drafts and would overwrite the live document. */
const refuseLiveRestore: CollectionBeforeOperationHook = ({ args, operation }) => {
  if (operation === 'restoreVersion' && !('draft' in args && args.draft)) {
    throw new APIError(
      'A version is restored as a draft: call restoreVersionOperation with draft: true.',
      400,
    );
  }
  return args;
};
