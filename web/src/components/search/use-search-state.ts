import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { readSearchState, writeSearchState, type SearchState } from '../../search-state.ts';

export interface ChangeOptions {
  /** The address takes the place of the last one: Back does not return to every letter. */
  readonly replace?: boolean;
}

export type ChangeSearch = (change: (current: SearchState) => SearchState, options?: ChangeOptions) => void;

/**
 * What the page's address asks, and the way to ask for something else; the page stays where it is scrolled to.
 * `read` is one function for good.
 */
export function useSearchState(
  read: (params: URLSearchParams) => SearchState = readSearchState,
): readonly [SearchState, ChangeSearch] {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  const inAddress = useMemo(() => read(params), [params, read]);
  // The router changes the address in its own time: a checkbox must not wait for it.
  const [wanted, setWanted] = useState<SearchState | null>(null);
  const [lastAddress, setLastAddress] = useState(inAddress);
  if (lastAddress !== inAddress) {
    setLastAddress(inAddress);
    setWanted(null);
  }

  const state = wanted ?? inAddress;
  const latest = useRef(state);
  useEffect(() => {
    latest.current = state;
  }, [state]);

  const change = useCallback<ChangeSearch>(
    (next, options = {}) => {
      // Two changes may come before the page is drawn again: the second builds on the first.
      latest.current = next(latest.current);
      setWanted(latest.current);
      void navigate({ search: writeSearchState(latest.current) }, { ...options, preventScrollReset: true });
    },
    [navigate],
  );
  return [state, change];
}
