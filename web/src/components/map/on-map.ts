import type { Restaurant } from '#contract/restaurants';
import type { RefObject } from 'react';
import type { SearchState } from '../../address/search-state.ts';

/** The content of the map: everything a search finds, or the given places. */
export type OnMap = { readonly state: SearchState } | { readonly places: readonly Restaurant[] };

export interface MapPanelProps {
  readonly shows: OnMap;
  /** The list next to the map. */
  readonly list: RefObject<HTMLElement | null>;
}
