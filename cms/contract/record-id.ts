import { LAST_RECORD_ID } from '#domain/addresses/record-id';
import { z } from 'zod';

/** The id of a record in a URL or a body. */
export const recordIdSchema = z.coerce.number<number | string>().int().positive().max(LAST_RECORD_ID);
