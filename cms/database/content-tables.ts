/** Payload's tables that no page is made from. All others are content: changes to them clear the caches. */
export const NOT_CONTENT: readonly string[] = [
  // Written on each sign-in, and commits that notify are serialized. A separate trigger reports changed diner names.
  'admins',
  'admins_roles',
  'admins_sessions',
  'users',
  'users_sessions',
  // Responses about a diner's lists are not cached.
  'saved_lists',
  // Shown only in the panel, which does not cache.
  'subscribers',
  'problem_reports',
  'search_gaps',
  'import_batches',
  'import_sources',
  'link_checks',
  // What staff write down about who pays; no page shows it.
  'advertisers',
  'campaigns',
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

/** Drafts and versions of content; pages show only published documents. */
const VERSIONS = /^_\w+_v(?:_|$)/;

/** True if changes to this Payload table must clear the caches. */
export const isContentTable = (table: string): boolean =>
  !VERSIONS.test(table) && !NOT_CONTENT.includes(table);
