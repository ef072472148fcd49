import { errorCode } from '../database/database-fault.ts';

/** PostgreSQL error classes 22 and 23: invalid data and constraint violations. */
export function isAboutContent(error: unknown): boolean {
  return /^2[23]/.test(errorCode(error)) && !isWithoutPartition(error);
}

/** `check_violation`, which PostgreSQL raises for a row without a partition. */
export function isWithoutPartition(error: unknown): boolean {
  return errorCode(error) === '23514' && error instanceof Error && error.message.includes('partition');
}
