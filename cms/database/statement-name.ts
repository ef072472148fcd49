import { createHash } from 'node:crypto';

const names = new Map<string, string>();

/**
 * The name under which a connection keeps a statement that is asked again and again, so that it is planned once; at
 * most 63 letters. There are few: values are parameters.
 */
export function statementName(text: string): string {
  const known = names.get(text);
  if (known !== undefined) return known;
  const name = `kept_${createHash('sha256').update(text).digest('base64url').slice(0, 22)}`;
  names.set(text, name);
  return name;
}
