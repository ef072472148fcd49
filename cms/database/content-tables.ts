/** Payload's tables that no page is made from. Each other one is content: its changes empty the caches. */
export const NOT_CONTENT: readonly { tables: readonly string[]; because: string }[] = [
  {
    tables: ['admins', 'admins_roles', 'admins_sessions', 'users', 'users_sessions'],
    because:
      'Each sign-in writes here, and transactions that notify are committed one after the other. A new name of a diner has a trigger of its own.',
  },
  {
    tables: ['saved_lists', 'saved_lists_places'],
    because: 'Answers about the lists of one diner are not cached.',
  },
  {
    tables: [
      'comments',
      'comments_rels',
      'subscribers',
      'problem_reports',
      'search_gaps',
      'search_runs',
      'import_batches',
      'import_sources',
    ],
    because: 'Only the desk shows them, and it does not cache.',
  },
  {
    tables: [
      'payload_jobs',
      'payload_jobs_log',
      'payload_kv',
      'payload_locked_documents',
      'payload_locked_documents_rels',
      'payload_migrations',
      'payload_preferences',
      'payload_preferences_rels',
    ],
    because: "Payload's own bookkeeping.",
  },
];

/** Drafts and versions of content; pages show what is published. */
const VERSIONS = /^_\w+_v(?:_|$)/;

const outside = new Set(NOT_CONTENT.flatMap(({ tables }) => tables));

/** True of a table of Payload's whose changes must tell the caches. */
export const isContentTable = (table: string): boolean => !VERSIONS.test(table) && !outside.has(table);
