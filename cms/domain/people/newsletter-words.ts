/** The popup and the form match on this text (spec 2 §7). */
export const ALREADY_SUBSCRIBED = 'Already subscribed';
