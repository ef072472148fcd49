import { LAST_RECORD_ID } from '#domain/addresses/record-id';
import { z } from 'zod';

/** The number of a record, as an address or a body holds it. */
export const recordIdSchema = z.coerce.number<number | string>().int().positive().max(LAST_RECORD_ID);
