import { AD_INCOMPLETE, newAdSchema, type NewAd } from '#contract/ads';
import type { PayloadRequest } from 'payload';
import { badRequest } from '../../calls/call-error.ts';
import { readMultipart } from '../../uploads/read-multipart.ts';

/** The fields of an ad and the picture that came along. */
export async function readAdForm({
  headers,
  body,
}: Pick<PayloadRequest, 'headers' | 'body'>): Promise<NewAd & { file: Buffer | undefined }> {
  const { fields, file } = await readMultipart({ headers, body });
  const { data, error } = newAdSchema.safeParse(fields);
  if (error) throw badRequest(error.issues[0]?.message ?? AD_INCOMPLETE);
  return { ...data, file };
}
