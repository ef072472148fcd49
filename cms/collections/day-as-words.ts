/** For the `admin` of a read-only text field that holds a day as `2026-11-24`. */
export const dayAsWords = {
  components: {
    Cell: '/admin-panel/desk/day-cell.tsx#DayCell',
    Field: '/admin-panel/desk/day-field.tsx#DayField',
  },
};
