import './content/contract.ts';
import './content/saved.ts';
import './content/editorial.ts';
import './content/freshness.ts';

/** Calls and pages that change the sample, on one site. */
