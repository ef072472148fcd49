import './mail/account-mail.ts';
import './mail/newsletter.ts';
import './mail/stolen-session.ts';

/** Accounts of diners and staff, and the newsletter, on a site that sends mail. */
