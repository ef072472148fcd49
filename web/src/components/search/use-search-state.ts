import { useCallback, useMemo, useState } from 'react';
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

  const change = useCallback<ChangeSearch>(
    (next, options = {}) => {
      // The address is ahead of the page: what was pressed just before is in it already, drawn or not.
      const asked = next(read(new URLSearchParams(window.location.search)));
      setWanted(asked);
      void navigate({ search: writeSearchState(asked) }, { ...options, preventScrollReset: true });
    },
    [navigate, read],
  );
  return [wanted ?? inAddress, change];
}
