/** For how many days a new link may open its report, today included. */
export const REPORT_LINK_DAYS = [30, 90, 365] as const;
export const USUAL_LINK_DAYS = 90;
