/** For the `admin` of a read-only text field that holds a day as `2026-11-24`. */
export const dayAsWords = {
  components: {
    Cell: '/admin-panel/desk/list-cells.tsx#DayCell',
    Field: '/admin-panel/desk/day-field.tsx#DayField',
  },
};
