import { childrenOf, isRecord, relatedId, topNodes, type TextNode } from './text-node.ts';

export type ArticleStretch =
  | { readonly kind: 'nodes'; readonly nodes: readonly TextNode[] }
  | { readonly kind: 'restaurant'; readonly id: number };

/** Splits a stored text into sections of prose and the places whose cards go between them. */
export function splitArticle(text: unknown): ArticleStretch[] {
  const stretches: ArticleStretch[] = [];
  let nodes: TextNode[] = [];
  const endStretch = () => {
    if (nodes.length > 0) stretches.push({ kind: 'nodes', nodes });
    nodes = [];
  };
  for (const node of topNodes(text)) {
    const id = restaurantOf(node);
    if (id === null) {
      nodes.push(node);
      continue;
    }
    endStretch();
    stretches.push({ kind: 'restaurant', id });
  }
  endStretch();
  return stretches;
}

/** The places that a text shows or links to. */
export function restaurantIdsIn(text: unknown): number[] {
  const ids = new Set<number>();
  const visit = (node: TextNode) => {
    const id = restaurantOf(node) ?? linkedRestaurant(node);
    if (id !== null) ids.add(id);
    childrenOf(node).forEach(visit);
  };
  topNodes(text).forEach(visit);
  return [...ids];
}

/** The plain text, for the reading time. */
export function wordsOf(text: unknown): string {
  const words: string[] = [];
  const visit = (node: TextNode) => {
    if (typeof node.text === 'string') words.push(node.text);
    childrenOf(node).forEach(visit);
    // Separates paragraphs, but not spans of one word.
    if (node.type !== 'text') words.push(' ');
  };
  topNodes(text).forEach(visit);
  return words.join('');
}

function restaurantOf(node: TextNode): number | null {
  if (node.type !== 'block' || !isRecord(node.fields)) return null;
  return node.fields.blockType === 'restaurantCard' ? relatedId(node.fields.restaurant) : null;
}

function linkedRestaurant(node: TextNode): number | null {
  if (node.type !== 'link' || !isRecord(node.fields) || !isRecord(node.fields.doc)) return null;
  return node.fields.doc.relationTo === 'restaurants' ? relatedId(node.fields.doc.value) : null;
}
