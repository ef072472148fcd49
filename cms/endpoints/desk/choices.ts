import type { SomeHandlers } from '../../calls/handler.ts';
import { findNameChoices, findPlaceChoices } from '../../queries/choices.ts';

export const choicesHandlers = {
  listChoices: async ({ params: { kind }, query, req: { payload } }) => {
    const choices =
      kind === 'restaurants' ? await findPlaceChoices(payload, query) : await findNameChoices(payload, kind);
    return { choices };
  },
} satisfies SomeHandlers;
