import { useCallback, useMemo, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readSearchState, writeSearchState, type SearchState } from '../../address/search-state.ts';

export interface ChangeOptions {
  /** Replaces the history entry, so that Back does not step through every keystroke. */
  readonly replace?: boolean;
}

export type ChangeSearch = (change: (current: SearchState) => SearchState, options?: ChangeOptions) => void;

/**
 * The search state in the page's address, and a function to change it; the scroll position is kept. `read`
 * must be a stable function.
 */
export function useSearchState(
  read: (params: URLSearchParams) => SearchState = readSearchState,
): readonly [SearchState, ChangeSearch] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = useMemo(() => read(params), [params, read]);
  // Navigation is asynchronous, but a checkbox must respond immediately.
  const [wanted, setWanted] = useState<SearchState | null>(null);
  const [lastAddress, setLastAddress] = useState(inAddress);
  if (lastAddress !== inAddress) {
    setLastAddress(inAddress);
    setWanted(null);
  }

  const change = useCallback<ChangeSearch>(
    (next, options = {}) => {
      // The location may be ahead of the render: it already includes the previous change.
      const asked = next(read(new URLSearchParams(window.location.search)));
      setWanted(asked);
      void navigate({ search: writeSearchState(asked) }, { ...options, preventScrollReset: true });
    },
    [navigate, read],
  );
  return [wanted ?? inAddress, change];
}
