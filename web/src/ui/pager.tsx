import * as texts from '#texts';
import { ArrowLeft, ArrowRight } from './icons.ts';
import { Link } from './link.tsx';
import styles from './pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly last: number;
  readonly pathOf: (page: number) => string;
}

export function Pager({ page, last, pathOf }: PagerProps) {
  return (
    <nav aria-label={texts.listing.pages()} className={styles.pager}>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className={styles.turn}>
          <ArrowLeft aria-hidden="true" />
          {texts.listing.previous()}
        </Link>
      )}
      <ol role="list" className={styles.pages}>
        {pageWindow(page, last).map((step, index) => (
          <li key={step === 'gap' ? `gap-${index}` : step}>
            {step === 'gap' ? (
              <span aria-hidden="true">…</span>
            ) : (
              <Link
                to={pathOf(step)}
                aria-label={texts.listing.pageNumber({ page: step })}
                aria-current={step === page ? 'page' : undefined}
              >
                {step}
              </Link>
            )}
          </li>
        ))}
      </ol>
      {page < last && (
        <Link to={pathOf(page + 1)} rel="next" className={styles.turn}>
          {texts.listing.next()}
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

type PageStep = number | 'gap';

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
