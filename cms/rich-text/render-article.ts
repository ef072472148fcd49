import { renderNodes } from './render-nodes.ts';
import { splitArticle, type PlaceSection } from './article-text.ts';

export type RenderedSection = { readonly kind: 'html'; readonly html: string } | PlaceSection;

/** A stored text as safe HTML, split at its places. */
export function renderArticle(text: unknown): RenderedSection[] {
  const rendered: RenderedSection[] = [];
  let lastLevel = 1;
  for (const section of splitArticle(text)) {
    if (section.kind !== 'nodes') {
      rendered.push(section);
      // A list's heading is an h2.
      if (section.kind === 'places' && section.heading !== null) lastLevel = 2;
      continue;
    }
    const { html, lastLevel: level } = renderNodes(section.nodes, lastLevel);
    lastLevel = level;
    if (html.trim() !== '') rendered.push({ kind: 'html', html });
  }
  return rendered;
}
