/**
 * A Lexical node as stored; untrusted, since it may come from an editor, an import or a manual database
 * change.
 */
export interface TextNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** The nodes of a stored text; empty if it is invalid. */
export function topNodes(text: unknown): TextNode[] {
  return isRecord(text) && isRecord(text.root) ? childrenOf(text.root) : [];
}

export function childrenOf(node: object): TextNode[] {
  const children: unknown = 'children' in node ? node.children : undefined;
  return Array.isArray(children) ? children.filter(isNode) : [];
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isNode(value: unknown): value is TextNode {
  return isRecord(value) && typeof value.type === 'string';
}

/** The id of a related document, populated or not. */
export function relatedId(value: unknown): number | null {
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'number' ? id : null;
}

/** A trimmed stored text; `null` if it is blank or not a text. */
export function wordsIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}
