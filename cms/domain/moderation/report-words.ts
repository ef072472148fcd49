/** What a reader says is wrong with a place, as staff read it. */
export const REPORT_WORDS = {
  closed: 'It has closed',
  hours: 'Hours',
  contact: 'Phone, website or menu',
  location: 'Address or map',
  duplicate: 'It is listed twice',
  other: 'Something else',
} as const;
