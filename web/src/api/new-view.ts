const VIEW_BYTES = 12;

/** A random id for one page view, used to drop reports sent twice; it says nothing about the reader. */
export function newView(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(VIEW_BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
