import type { QueryKey } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';

/** Files that the page loads first, by their hashed names. */
export interface DocumentAssets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Modules that `script` preloads after first paint. */
  readonly preloads: readonly string[];
}

/** State that the server embeds in the page for the browser. */
export interface PageState {
  readonly siteUrl: string;
  readonly assets: DocumentAssets;
  /** Results of the page's queries. */
  readonly queries: readonly (readonly [key: QueryKey, data: unknown])[];
  readonly router: HydrationState;
}

export const STATE_ELEMENT_ID = 'state';

/** JSON that is safe inside a script element. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state).replaceAll('<', String.raw`\u003c`);
}
