import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';

/** Files the page loads first, as the build named them. */
export interface DocumentAssets {
  readonly script: string;
  readonly styles: readonly string[];
  readonly fonts: readonly string[];
  /** Code that `script` fetches once the page has been drawn. */
  readonly preloads: readonly string[];
}

/** What the server hands to the browser inside the page. */
export interface PageState {
  readonly siteUrl: string;
  readonly assets: DocumentAssets;
  readonly queries: DehydratedState;
  readonly router: HydrationState;
}

/** The element that holds it. */
export const STATE_ELEMENT_ID = 'state';

/** JSON that may stand inside a script element. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
