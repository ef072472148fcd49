import type { Endpoint, PayloadRequest, SanitizedConfig } from 'payload';

/** What the panel says about it, in place of Payload's words. */
export const RESTORE_WORDS = {
  restoreThisVersion: 'Restore as draft',
  confirmVersionRestoration: 'Restore this version as a draft?',
  aboutToRestore:
    'The version of {{versionDate}} becomes the draft you work on. The site keeps showing what is published until you publish the draft.',
  restoring: 'Restoring…',
  restoredSuccessfully: 'Restored as a draft. The site changes when you publish it.',
};

/**
 * A restored version is a draft beside what is published. Payload would put the version in its place, status and all:
 * one that was autosaved takes a public page down.
 */
export function restoreAsDraft(config: SanitizedConfig): SanitizedConfig {
  for (const collection of config.collections) {
    if (!collection.versions?.drafts || !collection.endpoints) continue;
    const endpoints = collection.endpoints.map((endpoint) =>
      endpoint.method === 'post' && endpoint.path === '/versions/:id' ? asDraft(endpoint) : endpoint,
    );
    Object.assign(collection, { endpoints });
  }
  return config;
}

function asDraft<Known extends Endpoint>(endpoint: Known): Known {
  return {
    ...endpoint,
    handler: (req: PayloadRequest) => {
      req.query = { ...req.query, draft: 'true' };
      return endpoint.handler(req);
    },
  };
}
