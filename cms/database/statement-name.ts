import { hash } from 'node:crypto';

/** A name for a repeated statement, so that each connection prepares it once; at most 63 characters. */
export const statementName = (text: string): string =>
  `kept_${hash('sha256', text, 'base64url').slice(0, 22)}`;
