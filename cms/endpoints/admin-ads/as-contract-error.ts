import { APIError, NotFound, ValidationError } from 'payload';
import { badRequest, ContractError, notFound } from '../contract-error.ts';

/** What storage refuses, in the words of the contract; everything else is a fault of ours. */
export function asContractError(error: unknown): unknown {
  if (error instanceof NotFound) return notFound('Ad');
  if (error instanceof ValidationError) return badRequest(error.data.errors[0]?.message ?? 'Invalid input');
  if (error instanceof APIError && error.isPublic && error.status < 500) {
    return new ContractError(error.status, error.message);
  }
  return error;
}
