const BYTES = 12;

/** A random id, for a page view (the server drops duplicate reports by it) or for a list on this device. */
export function randomId(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
