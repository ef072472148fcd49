/** The host sets it on every request that it hands on, over whatever the client wrote there. */
const HEADER = 'x-caller-address';

/** Whom a request is counted against. */
export function callerAddress(headers: Headers): string {
  return headers.get(HEADER) ?? 'unknown';
}

export function setCallerAddress(headers: Headers, address: string): Headers {
  headers.set(HEADER, address);
  return headers;
}
