/** Ids are 32-bit in the database, which rejects comparisons with larger numbers. */
export const LAST_RECORD_ID = 2_147_483_647;

/** True for a valid record id. */
export function isRecordId(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= LAST_RECORD_ID;
}
