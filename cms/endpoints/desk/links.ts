import { notFound } from '../../calls/call-error.ts';
import type { SomeHandlers } from '../../calls/handler.ts';
import { service } from '../../start/services.ts';

export const linksHandlers = {
  checkLink: async ({ params: { id }, user, req }) => {
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
    return { isBroken: (await find()).totalDocs > 0 };
  },

  checkLinks: () => service('links').checkAll(),
} satisfies SomeHandlers;
