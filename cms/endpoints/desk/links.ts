import type * as contract from '#contract/links-desk';
import type { TypedUser } from 'payload';
import { hasRole } from '../../access/roles.ts';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { ignoreLink as storeIgnored } from '../../commands/ignore-link.ts';
import { LINKING, type Linking } from '../../links/link-use.ts';
import { findLinksDesk, hasLink } from '../../queries/links-desk.ts';
import { service } from '../../start/services.ts';

/** The collections whose links the user can fix. */
export function mendable(user: TypedUser): Linking[] {
  const collections = Object.keys(LINKING) as Linking[];
  return collections.filter((collection) => hasRole(user, LINKING[collection]));
}

export const getLinksDesk: Handler<typeof contract.getLinksDesk> = async ({ user, req: { payload } }) => ({
  status: 200,
  body: await findLinksDesk(payload, mendable(user)),
});

export const checkLink: Handler<typeof contract.checkLink> = async ({ body, user, req: { payload } }) => {
  // Only URLs that a document links to are ever requested.
  if (!(await hasLink(payload, body.address, mendable(user)))) throw notFound('This link');
  await service('links').checkAgain(body.address);
  return { status: 204 };
};

export const ignoreLink: Handler<typeof contract.ignoreLink> = async ({ body, user, req: { payload } }) => {
  if (!(await hasLink(payload, body.address, mendable(user)))) throw notFound('This link');
  await storeIgnored(payload, body.address, body.isIgnored ? (user.username ?? 'somebody') : null);
  return { status: 204 };
};
