/** Payload has one cookie for all auth collections; diners get a second one of the same kind. */
export const DINER_COOKIE_PREFIX = 'diner';
export const STAFF_COOKIE_PREFIX = 'cms';
