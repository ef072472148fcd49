import './visitors/newsletter-archive.ts';
import './visitors/newsletter.ts';
import './visitors/tracking.ts';
import './visitors/one-door.ts';

/** The newsletter, ad events and addresses of calls, on one site without places. */
