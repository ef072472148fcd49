import './fresh/metrics.ts';
import './fresh/directory-pages.ts';
import './fresh/readiness.ts';

/** A site that nobody has filled: what it counts, an empty city, and a database that goes away and comes back. */
