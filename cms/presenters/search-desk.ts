import type { SearchDesk } from '#contract/search-desk';
import type { SearchDeskDoc } from '../queries/search-desk.ts';

export function presentSearchDesk({ runs, ...desk }: SearchDeskDoc): SearchDesk {
  return {
    ...desk,
    runs: runs.map((run) => ({
      ...run,
      startedAt: run.startedAt.toISOString(),
      finishedAt: run.finishedAt?.toISOString() ?? null,
    })),
  };
}
