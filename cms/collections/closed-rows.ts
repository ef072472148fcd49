/** List rows that start collapsed, labeled by their content. */
export const CLOSED_ROWS = {
  initCollapsed: true,
  components: { RowLabel: '/admin-panel/row-label/row-label.tsx#RowLabel' },
};
