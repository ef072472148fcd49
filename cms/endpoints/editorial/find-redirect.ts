import type { findRedirect as operation } from '#contract/editorial';
import { findMoveTarget } from '../../queries/redirects.ts';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';

export const findRedirect: Handler<typeof operation> = async ({ query, req }) => {
  const to = await findMoveTarget(req.payload, query.path);
  if (to === null) throw notFound('Redirect');
  return { status: 200, body: { to } };
};
