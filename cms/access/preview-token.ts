import { DRAFTED_GLOBALS } from '#domain/guides/editorial-words';
import { isSameSecret, signatureOf } from '../calls/signature.ts';

/** An hour: long enough to read a mailed link, short enough not to linger. */
export const PREVIEW_LASTS_MS = 60 * 60 * 1000;

const COLLECTIONS = ['stories', 'guides', 'pages', 'newsletter-issues', ...DRAFTED_GLOBALS] as const;
export type PreviewCollection = (typeof COLLECTIONS)[number];

export interface Preview {
  readonly collection: PreviewCollection;
  readonly id: number;
}

/** A token that lets its bearer see the latest draft of one document until it expires (decisions §8). */
export function signPreview(secret: string, { collection, id }: Preview, now: number): string {
  const claim = `${collection}.${id}.${now + PREVIEW_LASTS_MS}`;
  return `${claim}.${signatureOf(secret, `preview of ${claim}`, 'hex')}`;
}

/** The preview that a token grants; `null` if it was not signed here, was changed, or has expired. */
export function readPreview(secret: string, token: string, now: number): Preview | null {
  const [collectionName = '', idText = '', expiresText = '', given = ''] = token.split('.');
  const expected = signatureOf(secret, `preview of ${collectionName}.${idText}.${expiresText}`, 'hex');
  if (!isSameSecret(given, expected)) return null;
  const collection = COLLECTIONS.find((known) => known === collectionName);
  const id = Number(idText);
  return collection && Number.isInteger(id) && Number(expiresText) > now ? { collection, id } : null;
}
