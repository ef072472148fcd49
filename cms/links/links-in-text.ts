import { linkTarget } from '#cms/rich-text/article-text';
import { isRecord } from '#domain/is-record';
import { childrenOf, relatedId, topNodes, wordsIn, type TextNode } from '../rich-text/article-text.ts';

interface LinkInText {
  readonly href: string;
  /** The linked words. */
  readonly words: string;
  /** Its writer keeps it, even if it leads nowhere. */
  readonly isKept?: true;
}

/** Longer ones were not typed by anybody. */
const LONGEST = 2_000;

/** All links of a stored text in order; a link to a document is given as the document's path in the panel. */
export function linksInText(text: unknown): LinkInText[] {
  const links: LinkInText[] = [];
  const visit = (node: TextNode) => {
    const href = hrefOf(node);
    if (href !== null && href.length <= LONGEST)
      links.push({ href, words: labelOf(node), ...(isKept(node) && { isKept: true }) });
    childrenOf(node).forEach(visit);
  };
  topNodes(text).forEach(visit);
  return links;
}

function hrefOf({ type, fields }: TextNode): string | null {
  if (!isRecord(fields)) return null;
  if (type === 'block') return wordsIn(fields.url);
  if (type !== 'link' && type !== 'autolink') return null;
  if (fields.linkType !== 'internal') return linkTarget(fields)?.href ?? null;
  const id = isRecord(fields.doc) ? relatedId(fields.doc.value) : null;
  return id === null || !isRecord(fields.doc)
    ? null
    : `/cms/collections/${String(fields.doc.relationTo)}/${id}`;
}

const isKept = ({ fields }: TextNode) => isRecord(fields) && fields.isKept === true;

function labelOf(node: TextNode): string {
  const title = isRecord(node.fields) ? wordsIn(node.fields.title) : null;
  return (title ?? textOf(node)).trim().slice(0, 200);
}

function textOf(node: TextNode): string {
  return (typeof node.text === 'string' ? node.text : '') + childrenOf(node).map(textOf).join('');
}
