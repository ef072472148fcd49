import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { pageWindow } from './page-window.ts';
import styles from './pager.module.css';

interface PagerProps {
  readonly page: number;
  readonly last: number;
  readonly pathOf: (page: number) => string;
}

/** Links to the other pages of a list. */
export function Pager({ page, last, pathOf }: PagerProps) {
  return (
    <nav aria-label="Pages" className={styles.pager}>
      {page > 1 && (
        <Link to={pathOf(page - 1)} rel="prev" className={styles.turn}>
          <ArrowLeft aria-hidden="true" />
          Previous
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
                aria-label={`Page ${step}`}
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
          Next
          <ArrowRight aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}
