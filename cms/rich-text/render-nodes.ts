import { convertLexicalToHTML, type HTMLConverters } from '@payloadcms/richtext-lexical/html';
import { embedHtml, galleryHtml, quoteHtml } from './block-html.ts';
import { escapeMarkup } from '#domain/words/escape-markup';
import { linkTarget } from './article-text.ts';
import { pictureHtml } from './picture-html.ts';
import { sanitizeArticle } from './sanitize-article.ts';
import { childrenOf, type TextNode } from './article-text.ts';

type Converted = Parameters<typeof convertLexicalToHTML>[0]['data'];

/**
 * Renders nodes as safe HTML. `lastLevel` is the preceding heading level (1: the page's own); the result
 * returns the last one, so that no level is skipped in the whole text.
 */
export function renderNodes(nodes: readonly TextNode[], lastLevel = 1): { html: string; lastLevel: number } {
  let level = lastLevel;
  const converters: HTMLConverters = {
    // Unknown nodes are not rendered.
    unknown: () => '',
    paragraph: ({ node, nodesToHTML }) => {
      const inner = nodesToHTML({ nodes: node.children }).join('');
      return inner === '' ? '' : `<p>${inner}</p>`;
    },
    heading: ({ node, nodesToHTML }) => {
      const inner = nodesToHTML({ nodes: node.children }).join('');
      if (inner.trim() === '') return '';
      level = Math.min(Math.max(Number(node.tag.slice(1)) || 2, 2), level + 1, 4);
      return `<h${level}>${inner}</h${level}>`;
    },
    text: ({ node }) => formatted(escapeMarkup(String(node.text ?? '')), Number(node.format) || 0),
    linebreak: '<br>',
    tab: ' ',
    horizontalrule: '<hr>',
    quote: ({ node, nodesToHTML }) =>
      `<blockquote><p>${nodesToHTML({ nodes: node.children }).join('')}</p></blockquote>`,
    list: ({ node, nodesToHTML }) => {
      const tag = node.listType === 'number' ? 'ol' : 'ul';
      return `<${tag}>${nodesToHTML({ nodes: node.children }).join('')}</${tag}>`;
    },
    listitem: ({ node, nodesToHTML }) => `<li>${nodesToHTML({ nodes: node.children }).join('')}</li>`,
    link: ({ node, nodesToHTML }) => linkHtml(node.fields, nodesToHTML({ nodes: node.children }).join('')),
    autolink: ({ node, nodesToHTML }) =>
      linkHtml(node.fields, nodesToHTML({ nodes: node.children }).join('')),
    upload: ({ node }) => pictureHtml(node.value),
    blocks: {
      pullQuote: ({ node }) => quoteHtml(node.fields),
      gallery: ({ node }) => galleryHtml(node.fields),
      embed: ({ node }) => embedHtml(node.fields),
    },
  };
  // The nodes come from a JSON column: the converters check their actual shape.
  const data = { root: { type: 'root', children: nodes.map(withChildren) } } as unknown as Converted;
  const html = convertLexicalToHTML({ data, converters, disableContainer: true });
  return { html: sanitizeArticle(html), lastLevel: level };
}

/** Converters read `children` unchecked; a broken node must not affect its neighbors. */
function withChildren(node: TextNode): TextNode {
  return { ...node, children: childrenOf(node).map(withChildren) };
}

function linkHtml(fields: unknown, inner: string): string {
  const target = linkTarget(fields);
  if (!target) return inner;
  const rel = target.isExternal ? ' rel="noopener noreferrer" target="_blank"' : '';
  return `<a href="${escapeMarkup(target.href)}"${rel}>${inner}</a>`;
}

/** Lexical's format bits. */
const FORMATS = [
  [1, 'strong'],
  [2, 'em'],
  [4, 's'],
  [16, 'code'],
  [32, 'sub'],
  [64, 'sup'],
] as const;

function formatted(text: string, format: number): string {
  return FORMATS.reduce((inner, [bit, tag]) => (format & bit ? `<${tag}>${inner}</${tag}>` : inner), text);
}
