import './mail/account-mail.ts';
import './mail/stolen-session.ts';

/** Accounts of diners and staff on a site that sends mail. */
