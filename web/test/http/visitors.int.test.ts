import './visitors/newsletter.ts';
import './visitors/tracking.ts';
import './visitors/one-door.ts';

/** Sign-ups, ad events and addresses of calls, on one site without places. */
