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
  /** What the page's queries answered. */
  readonly queries: readonly (readonly [key: QueryKey, data: unknown])[];
  readonly router: HydrationState;
}

/** Id of the element that holds it. */
export const STATE_ELEMENT_ID = 'state';

/** Some answers are in every page, so their text is made once and reused while they are cached. */
const texts = new WeakMap<object, string>();

/** JSON that is safe inside a script element. */
export function serializeState({ queries, ...rest }: PageState): string {
  const pairs = queries.map(([key, data]) => `[${safeJson(key)},${keptText(data)}]`);
  return `${safeJson(rest).slice(0, -1)},"queries":[${pairs.join(',')}]}`;
}

function keptText(data: unknown): string {
  if (typeof data !== 'object' || data === null) return safeJson(data);
  const known = texts.get(data);
  if (known !== undefined) return known;
  const text = safeJson(data);
  texts.set(data, text);
  return text;
}

function safeJson(value: unknown): string {
  return JSON.stringify(value)
    .replaceAll('<', String.raw`\u003c`)
    .replaceAll('\u2028', String.raw`\u2028`)
    .replaceAll('\u2029', String.raw`\u2029`);
}
