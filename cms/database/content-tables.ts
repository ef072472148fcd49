/** Payload's tables that no page is made from. Each other one is content: its changes empty the caches. */
export const NOT_CONTENT: readonly string[] = [
  // Each sign-in writes here, and transactions that notify are committed one after the other. A new name of a diner has
  // a trigger of its own.
  'admins',
  'admins_roles',
  'admins_sessions',
  'users',
  'users_sessions',
  // Answers about the lists of one diner are not cached.
  'saved_lists',
  'saved_lists_places',
  // Only the desk shows them, and it does not cache.
  'comments',
  'comments_rels',
  'subscribers',
  'problem_reports',
  'search_gaps',
  'search_runs',
  'import_batches',
  'import_sources',
  // Payload's own bookkeeping.

  'payload_jobs',
  'payload_jobs_log',
  'payload_kv',
  'payload_locked_documents',
  'payload_locked_documents_rels',

  'payload_migrations',
  'payload_preferences',
  'payload_preferences_rels',
];

/** Drafts and versions of content; pages show what is published. */
const VERSIONS = /^_\w+_v(?:_|$)/;

/** True of a table of Payload's whose changes must tell the caches. */
export const isContentTable = (table: string): boolean =>
  !VERSIONS.test(table) && !NOT_CONTENT.includes(table);
