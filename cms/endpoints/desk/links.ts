import type * as contract from '#contract/links-desk';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { service } from '../../start/services.ts';

export const checkLink: Handler<typeof contract.checkLink> = async ({ params: { id }, user, req }) => {
  const find = () =>
    req.payload.find({
      collection: 'broken-links',
      where: { id: { equals: id } },
      user,
      overrideAccess: false,
    });
  // Only broken links in documents that the caller can edit are ever requested.
  const [link] = (await find()).docs;
  if (!link) throw notFound('This link');
  await service('links').checkAgain(link.address);
  return { status: 200, body: { isBroken: (await find()).totalDocs > 0 } };
};

export const checkLinks: Handler<typeof contract.checkLinks> = async () => {
  await service('links').checkAll();
  return { status: 204 };
};
