import type { Coordinates } from '#domain/places/distance';
import * as texts from '#texts';
import { useCallback, useEffect } from 'react';
import type { ChangeSearch } from './use-search-state.ts';
import { requestLocation, useBrowserLocation } from '../../hooks/browser-location.ts';
import type { SearchState } from '../../address/search-state.ts';
import { showToast } from '../../ui/show-toast.ts';

interface Nearby {
  /** The location, if known and needed by the mode or sort order. */
  readonly near: Coordinates | null;
  readonly isNearby: boolean;
  readonly isLocating: boolean;
  /** Why there is no location, as reported by the browser. */
  readonly error: string | null;
  readonly toggleNearby: () => void;
}

/**
 * Nearby mode: entered only once the location is known (spec 1 §4). Until then, or when it is denied, the
 * page stays in best-rated mode.
 */
export function useNearby(state: SearchState, onChange: ChangeSearch): Nearby {
  const { latitude, longitude, error, loading } = useBrowserLocation();
  const isKnown = latitude !== null && longitude !== null;
  const isWanted = state.mode === 'nearby' || state.sort === 'distance';

  const locate = useCallback(async () => {
    if (await requestLocation()) return true;
    showToast({
      title: texts.search.locationTitle(),
      description: texts.search.locationText(),
      variant: 'destructive',
    });
    return false;
  }, []);

  // A shared address or Back may request nearby mode.
  useEffect(() => {
    if (!isWanted || isKnown) return;
    const enter = async () => {
      if (!(await locate())) onChange(withoutLocation, { replace: true });
    };
    void enter();
  }, [isWanted, isKnown, locate, onChange]);

  async function toggleNearby(): Promise<void> {
    if (state.mode === 'nearby') onChange((current) => ({ ...withoutLocation(current), page: 1 }));
    else if (isKnown || (await locate())) onChange((current) => ({ ...current, mode: 'nearby', page: 1 }));
  }

  return {
    near: isKnown && isWanted ? { latitude, longitude } : null,
    isNearby: isKnown && state.mode === 'nearby',
    isLocating: loading,
    error,
    toggleNearby: () => void toggleNearby(),
  };
}

function withoutLocation(state: SearchState): SearchState {
  return { ...state, mode: 'best', sort: state.sort === 'distance' ? null : state.sort };
}
