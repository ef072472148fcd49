import type { Payload, PayloadRequest } from 'payload';

/** Runs writes in one transaction: all or none. */
export async function inTransaction(
  payload: Payload,
  write: (req: Pick<PayloadRequest, 'transactionID'>) => Promise<void>,
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
