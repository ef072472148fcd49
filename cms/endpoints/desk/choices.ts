import type * as contract from '#contract/choices-desk';
import type { Handler } from '../../calls/handler.ts';
import { findNameChoices, findPlaceChoices } from '../../queries/choices.ts';

export const listChoices: Handler<typeof contract.listChoices> = async ({
  params: { kind },
  query,
  req: { payload },
}) => {
  const choices =
    kind === 'restaurants' ? await findPlaceChoices(payload, query) : await findNameChoices(payload, kind);
  return { status: 200, body: { choices } };
};
