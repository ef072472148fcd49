import { hash } from 'node:crypto';

/**
 * The name under which a connection keeps a statement that is asked again and again, so that it is planned once; at
 * most 63 letters.
 */
export const statementName = (text: string): string =>
  `kept_${hash('sha256', text, 'base64url').slice(0, 22)}`;
