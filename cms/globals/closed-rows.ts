/** Rows of a list that are closed until asked for: each is found by what it says. */
export const CLOSED_ROWS = {
  initCollapsed: true,
  components: { RowLabel: '/admin-panel/row-label/row-label.tsx#RowLabel' },
};
