/** Ids are 32-bit in the database, which refuses to compare a larger one. */
export const LAST_RECORD_ID = 2_147_483_647;

/** True for a number that a record may have. */
export function isRecordId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LAST_RECORD_ID;
}
