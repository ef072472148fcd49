import { CallError } from '../../calls/call-error.ts';
import { service } from '../../services.ts';

/** 503 where the site sends no mail: it promises none. */
export function requireMail(): void {
  if (!service('runtime').smtpUrl) throw new CallError(503, 'This site can’t send email right now');
}
