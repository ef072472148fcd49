import './accounts/sessions.ts';
import './accounts/account.ts';
import './accounts/second-factor.ts';
import './accounts/reviews.ts';
import './accounts/rate-limits.ts';

/** Accounts, sessions and what they limit, on one site without places. */
