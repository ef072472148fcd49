import './desk/directory-desk.ts';
import './desk/admin-ads.ts';
import './desk/editorial-desk.ts';
import './desk/restore-version.ts';
import './desk/links.ts';
import './desk/bodies.ts';

/** What staff do through the site and the panel, on one site without places. */
