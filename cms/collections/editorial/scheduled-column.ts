import type { Field } from 'payload';

/**
 * A column of lists: what will happen to the document by itself, and when; in the form, what scheduling offers first. Nothing
 * is stored.
 */
export const scheduledColumn: Field = {
  name: 'scheduled',
  type: 'ui',
  label: 'Scheduled',
  admin: {
    components: {
      Cell: '/admin-panel/schedule/scheduled-cell.tsx#ScheduledCell',
      Field: '/admin-panel/schedule/schedule-default.tsx#ScheduleDefault',
    },
  },
};
