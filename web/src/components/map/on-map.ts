import type { Restaurant } from '#contract/restaurants';
import type { RefObject } from 'react';
import type { SearchState } from '../../search-state.ts';

/** What is on the map: all that a search finds, or the places given. */
export type OnMap = { readonly state: SearchState } | { readonly places: readonly Restaurant[] };

export interface MapPanelProps {
  readonly shows: OnMap;
  /** Pins have the numbers of the list. */
  readonly ranked: boolean;
  /** The list beside it. */
  readonly list: RefObject<HTMLElement | null>;
}
