/** An error that the caller can act on: a status and one plain sentence, never a stack. */
export class CallError extends Error {
  override readonly name = 'CallError';
  readonly status: number;
  readonly headers: Record<string, string> | undefined;
  /** What the operation's refusal declares beside the sentence. */
  readonly details: object | undefined;

  constructor(
    status: number,
    message: string,
    headers?: Record<string, string>,
    options?: ErrorOptions & { readonly details?: object },
  ) {
    super(message, options);
    this.status = status;
    this.headers = headers;
    this.details = options?.details;
  }
}

const MB = 1024 * 1024;

export const badRequest = (reason: string, options?: ErrorOptions) =>
  new CallError(400, reason, undefined, options);
export const unauthorized = (reason: string) => new CallError(401, reason);
export const forbidden = (reason: string) => new CallError(403, reason);
export const notFound = (what: string) => new CallError(404, `${what} not found.`);
export const conflict = (reason: string) => new CallError(409, reason);
export const tooLarge = (maxBytes: number) =>
  new CallError(
    413,
    `The body is larger than ${maxBytes < MB ? `${maxBytes / 1024} kB` : `${maxBytes / MB} MB`}.`,
  );
export const unsupportedType = (reason: string) => new CallError(415, reason);
/** The sentence and the header name the same wait. */
export const tooManyRequests = (reason: string, waitS: number) =>
  new CallError(429, `${reason} Wait ${inWords(waitS)}, then try again.`, { 'retry-after': String(waitS) });
export const unavailable = (reason: string, waitS: number) =>
  new CallError(503, reason, { 'retry-after': String(waitS) });

function inWords(seconds: number): string {
  if (seconds < 100) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.ceil(seconds / 60)} minutes`;
}
