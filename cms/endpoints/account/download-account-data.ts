import type { AccountData, downloadAccountData as operation } from '#contract/account';
import type { PayloadRequest } from 'payload';
import type { Handler } from '../../calls/handler.ts';
import { notFound } from '../../calls/call-error.ts';
import { type AccountDataDoc, findAccountData } from '../../queries/accounts.ts';
import { readUpload } from '../../uploads/read-upload.ts';

export const downloadAccountData: Handler<typeof operation> = async ({ user, req }) => {
  const data = await findAccountData(req.payload, user.id);
  if (!data) throw notFound('Account');
  const reviews: AccountData['reviews'] = [];
  // One after the other: they are large.
  for (const review of data.reviews) reviews.push({ ...review, photo: await readPhoto(req, review.photo) });
  return {
    status: 200,
    body: { ...data, reviews },
    headers: { 'content-disposition': 'attachment; filename="my-account.json"' },
  };
};

async function readPhoto(req: PayloadRequest, photo: AccountDataDoc['reviews'][number]['photo']) {
  if (!photo) return null;
  const bytes = await readUpload(req, { collection: 'place-photos', ...photo });
  return bytes && { type: photo.type, base64: bytes.toString('base64') };
}
