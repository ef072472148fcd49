import { service } from '../../start/services.ts';

/** Who sends the issues: listmonk where it has the list, else our own queue over SMTP. */
export function sendsThrough(): 'smtp' | 'listmonk' | 'none' {
  if (service('newsletter').hasProvider) return 'listmonk';
  return service('runtime').smtpUrl === undefined ? 'none' : 'smtp';
}
