/** Shown wherever we ask for an address. */
export const EMAIL_REASON =
  'We’ll use it to get you back in if you forget your password. We won’t send anything else.';
