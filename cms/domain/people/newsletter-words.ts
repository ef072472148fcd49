/** The consent text. Its wording at the time is stored with the address (decisions §10). */
export const NEWSLETTER_CONSENT =
  'By signing up, you agree to get our Thursday newsletter by email. Unsubscribe with one click anytime. We never share your address.';

/** Spec 2 §5. */
export const EMAIL_INVALID = 'Please enter a valid email address';

export const SUBSCRIBED = 'You’re signed up.';
/** The popup and the form match on this text (spec 2 §7). */
export const ALREADY_SUBSCRIBED = 'Already subscribed';
/** Stored, but not yet at the mailing service. */
export const SUBSCRIBED_WARNING =
  'We have your address. You’ll be on the list as soon as our mailing service is back.';

/** Default popup copy, until staff change it (spec 2 §2: 6,500+ locals, Thursdays, free). */
export const POPUP_COPY = {
  title: 'Your weekend starts on Thursday',
  text: 'Join 6,500+ locals and find out where to eat this weekend. Every Thursday, you’ll get new openings, old favorites and one good reason to leave the house. It’s free.',
  button: 'Send me the next one',
} as const;
