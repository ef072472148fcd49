/** A failure the caller can act on: a status and one plain sentence, never a stack. */
export class ContractError extends Error {
  override readonly name = 'ContractError';
  readonly status: number;

  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

export const badRequest = (reason: string) => new ContractError(400, reason);
export const unauthorized = (reason: string) => new ContractError(401, reason);
export const forbidden = (reason: string) => new ContractError(403, reason);
export const notFound = (what: string) => new ContractError(404, `${what} not found.`);
export const conflict = (reason: string) => new ContractError(409, reason);
export const tooManyRequests = (reason: string) => new ContractError(429, reason);
