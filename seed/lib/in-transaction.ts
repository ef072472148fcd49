import type { Payload, PayloadRequest } from 'payload';

export type InTransaction = Pick<PayloadRequest, 'transactionID'>;

/** Runs writes in one transaction: all or none. */
export async function inTransaction(
  payload: Payload,
  write: (req: InTransaction) => Promise<void>,
): Promise<void> {
  const transactionID = await payload.db.beginTransaction();
  if (transactionID === null) throw new Error('The database started no transaction.');
  try {
    await write({ transactionID });
    await payload.db.commitTransaction(transactionID);
  } catch (error) {
    await payload.db.rollbackTransaction(transactionID);
    throw error;
  }
}
