/** Why a review is not published, as its author reads it. A number key of the desk stands for each. */
export const REJECTION_REASONS = [
  'It isn’t about a visit to this place.',
  'It attacks or names a person.',
  'It is advertising.',
  'It says too little to help anyone.',
] as const;
