import * as texts from '#texts';
import { SlidersHorizontal } from '../../ui/icons.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { useLoaded } from '../../hooks/use-loaded.ts';
import { countFilters } from './applied-filters.ts';
import chip from './filter-chip.module.css';
import type { SheetSubject } from './filter-sheet.tsx';

/** State of the history entry of an open sheet, so that Back closes it. */
const OPEN = { filters: 'open' } as const;

/** Opens the sheet of all filters and shows how many are set. */
export function FilterSheetButton(subject: SheetSubject) {
  const button = useRef<HTMLButtonElement>(null);
  const { state } = useLocation();
  const navigate = useNavigate();
  const [Sheet, fetchSheet] = useLoaded(async () => (await import('./filter-sheet.tsx')).FilterSheet);
  // The server doesn't know the browser's history state.
  const isOpen = useIsHydrated() && isOpenSheet(state);
  const fetchOrClose = useEffectEvent(() => void fetchSheet().catch(() => navigate(-1)));
  useEffect(() => {
    if (isOpen) fetchOrClose();
  }, [isOpen]);

  function open(): void {
    // The page may not have caught up with its address yet. Its list may still be on its way: the sheet doesn't wait for it.
    const { search, hash } = window.location;
    void navigate(
      { search, hash },
      { state: OPEN, preventScrollReset: true, defaultShouldRevalidate: false },
    );
  }

  const label = texts.filters.title();
  const count = countFilters(subject.state);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={chip.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        data-chosen={count === 0 ? undefined : ''}
        onPointerEnter={() => void fetchSheet().catch(() => undefined)}
        onClick={open}
      >
        <SlidersHorizontal aria-hidden="true" />
        {count === 0 ? label : texts.filters.counted({ label, count })}
      </button>
      {Sheet && <Sheet {...subject} isOpen={isOpen} onClose={() => void navigate(-1)} opener={button} />}
    </>
  );
}

function isOpenSheet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'filters' in state && state.filters === OPEN.filters;
}
