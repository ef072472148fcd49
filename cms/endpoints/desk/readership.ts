import type * as contract from '#contract/readership';
import { notFound } from '../../calls/call-error.ts';
import type { Handler } from '../../calls/handler.ts';
import { findReadership, findReadersOf } from '../../queries/readership.ts';

export const getReadership: Handler<typeof contract.getReadership> = async ({ query, req: { payload } }) => ({
  status: 200,
  body: await findReadership(payload, Number(query.days), new Date()),
});

export const getReadersOf: Handler<typeof contract.getReadersOf> = async ({
  params: { kind, id },
  req: { payload },
}) => {
  const readers = await findReadersOf(payload, kind, { id, now: new Date() });
  if (!readers) throw notFound('The page');
  return { status: 200, body: readers };
};
