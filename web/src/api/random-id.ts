const BYTES = 12;

/** A random id: of one page view, by which reports sent twice are dropped, or of a list on this device. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
