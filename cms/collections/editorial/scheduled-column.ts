import type { Field } from 'payload';

/**
 * A list column that shows what is scheduled for the document and when; in the form, it sets the default of the
 * schedule dialog. Nothing is stored.
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
