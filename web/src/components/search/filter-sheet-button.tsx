import { SlidersHorizontal } from 'lucide-react';
import { type ComponentType, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { countFilters } from './applied-filters.ts';
import chip from './filter-chip.module.css';
import type { FilterSheetProps, SheetSubject } from './filter-sheet.tsx';

const loadSheet = () => import('./filter-sheet.tsx');
/** State of the history entry of an open sheet, so that Back closes it. */
const OPEN = { filters: 'open' } as const;

/** Opens the sheet of all filters and shows how many are set. */
export function FilterSheetButton(subject: SheetSubject) {
  const button = useRef<HTMLButtonElement>(null);
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const [Sheet, setSheet] = useState<ComponentType<FilterSheetProps> | null>(null);
  // The server doesn't know the browser's history state.
  const isOpen = useIsHydrated() && isOpenSheet(state);
  useEffect(() => {
    if (!isOpen || Sheet !== null) return;
    loadSheet().then(
      ({ FilterSheet }) => setSheet(() => FilterSheet),
      () => void navigate(-1),
    );
  }, [isOpen, Sheet, navigate]);

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
        onPointerEnter={() => void loadSheet().catch(() => undefined)}
        onClick={() => void navigate({ search, hash }, { state: OPEN, preventScrollReset: true })}
      >
        <SlidersHorizontal aria-hidden="true" />
        {count === 0 ? 'Filters' : `Filters (${count})`}
      </button>
      {Sheet && <Sheet {...subject} isOpen={isOpen} onClose={() => void navigate(-1)} opener={button} />}
    </>
  );
}

function isOpenSheet(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'filters' in state && state.filters === OPEN.filters;
}
