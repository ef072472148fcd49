import type { Payload, PayloadRequest } from 'payload';
import type { SamplePicture } from '../rows/sample-editorial.ts';
import { readSampleFile } from '../rows/sample-file.ts';

const CREDIT = 'Illustration: Marble Step';

export type InTransaction = Pick<PayloadRequest, 'transactionID'>;

export async function storePicture(
  payload: Payload,
  req: InTransaction,
  { file: name, alt }: SamplePicture,
): Promise<number> {
  const data = await readSampleFile(`pictures/${name}`);
  const file = { name, data, mimetype: 'image/webp', size: data.length };
  const { id } = await payload.create({ collection: 'media', data: { alt, credit: CREDIT }, file, req });
  return id;
}
