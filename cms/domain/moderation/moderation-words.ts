/** Reasons for a rejection, as shown to the author. Each has a number key at the desk. */
export const REJECTION_REASONS = [
  'It isn’t about a visit to this place.',
  'It attacks or names a person.',
  'It is advertising.',
  'It says too little to help anyone.',
] as const;

/** Labels of the kinds of reported problems, for staff. */
export const REPORT_WORDS = {
  closed: 'It has closed',
  hours: 'Hours',
  contact: 'Phone, website or menu',
  location: 'Address or map',
  duplicate: 'It is listed twice',
  other: 'Something else',
} as const;
