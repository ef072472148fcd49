import { renderNodes } from './render-nodes.ts';
import { splitArticle } from './split-article.ts';

export type RenderedStretch =
  { readonly kind: 'html'; readonly html: string } | { readonly kind: 'restaurant'; readonly id: number };

/** A stored text as safe HTML, split where restaurant cards go. */
export function renderArticle(text: unknown): RenderedStretch[] {
  const rendered: RenderedStretch[] = [];
  let lastLevel = 1;
  for (const stretch of splitArticle(text)) {
    if (stretch.kind === 'restaurant') {
      rendered.push(stretch);
      continue;
    }
    const { html, lastLevel: level } = renderNodes(stretch.nodes, lastLevel);
    lastLevel = level;
    if (html.trim() !== '') rendered.push({ kind: 'html', html });
  }
  return rendered;
}
