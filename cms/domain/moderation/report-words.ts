/** Labels of the kinds of reported problems, for staff. */
export const REPORT_WORDS = {
  closed: 'It has closed',
  hours: 'Hours',
  contact: 'Phone, website or menu',
  location: 'Address or map',
  duplicate: 'It is listed twice',
  other: 'Something else',
} as const;
