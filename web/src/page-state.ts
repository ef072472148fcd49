import type { DehydratedState } from '@tanstack/react-query';
import type { HydrationState } from 'react-router';
import type { DocumentAssets } from './document.tsx';

/** What the server hands to the browser inside the page. */
export interface PageState {
  readonly siteUrl: string;
  readonly assets: DocumentAssets;
  readonly queries: DehydratedState;
  readonly router: HydrationState;
}

/** JSON that may stand inside a script element. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
