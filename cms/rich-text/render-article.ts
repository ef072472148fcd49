import { renderNodes } from './render-nodes.ts';
import { splitArticle, type PlaceStretch } from './split-article.ts';

export type RenderedStretch = { readonly kind: 'html'; readonly html: string } | PlaceStretch;

/** A stored text as safe HTML, split at its places. */
export function renderArticle(text: unknown): RenderedStretch[] {
  const rendered: RenderedStretch[] = [];
  let lastLevel = 1;
  for (const stretch of splitArticle(text)) {
    if (stretch.kind !== 'nodes') {
      rendered.push(stretch);
      // A list's heading is an h2.
      if (stretch.kind === 'places' && stretch.heading !== null) lastLevel = 2;
      continue;
    }
    const { html, lastLevel: level } = renderNodes(stretch.nodes, lastLevel);
    lastLevel = level;
    if (html.trim() !== '') rendered.push({ kind: 'html', html });
  }
  return rendered;
}
