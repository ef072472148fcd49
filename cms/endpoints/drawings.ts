import { notFound } from '../calls/call-error.ts';
import type { SomeHandlers } from '../calls/handler.ts';
import { drawMonth } from '../commands/draw-month.ts';
import { tellWinners } from '../newsletter/drawing/keep-drawings.ts';
import { findDrawingEntries } from '../queries/drawings.ts';

export const drawingsHandlers = {
  getDrawingEntries: async ({ params: { month }, req: { payload } }) => {
    const entries = await findDrawingEntries(payload, month);
    if (entries.length === 0) throw notFound('Drawing');
    return { name: `entries-${month}.csv`, text: `${entries.join('\n')}\n` };
  },

  drawMonth: async ({ params: { month }, user, req: { payload } }) => {
    const entries = await drawMonth(payload, { month, by: user.username ?? '', now: new Date() });
    // A mail that fails is tried again every hour.
    const isTold = await tellWinners(payload).then(
      (told) => told > 0,
      (error: unknown) => {
        payload.logger.warn({ err: error }, 'The winner could not be told yet');
        return false;
      },
    );
    return { entries, isTold };
  },
} satisfies SomeHandlers;
