/** Why we ask for an address, wherever we do. */
export const EMAIL_REASON =
  'So you can get back in if you forget your password. We won’t send anything else.';
