/** A page number, or a gap. */
export type PageStep = number | 'gap';

/**
 * The pages that a pager shows: first, last, current and its neighbors. A gap hides two or more pages; a single page is
 * shown, because a gap takes as much room.
 */
export function pageWindow(current: number, last: number): readonly PageStep[] {
  const named = [1, current - 1, current, current + 1, last]
    .filter((page) => page >= 1 && page <= last)
    .sort((a, b) => a - b);
  return [...new Set(named)].flatMap((page, index, pages) => {
    const before = pages[index - 1] ?? 0;
    if (page - before === 2) return [page - 1, page];
    return page - before > 2 ? (['gap', page] as const) : [page];
  });
}
