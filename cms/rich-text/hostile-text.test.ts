import { ADDRESS_PAYLOADS, HTML_PAYLOADS } from '#cms/test/html-payloads';
import { describe, expect, test } from 'vitest';
import { renderArticle } from './render-article.ts';
import { sanitizeArticle } from './sanitize-article.ts';

const ALLOWED = /^(p|h[234]|strong|em|s|code|sub|sup|a|ul|ol|li|blockquote|hr|br|figure|figcaption|img)$/;
const ATTRIBUTES = /^(href|rel|target|src|srcset|sizes|alt|width|height|loading|decoding)$/;

/** Finds tags as a browser would, and returns what is unsafe in the HTML; empty if it is safe. */
function dangersIn(html: string): string[] {
  const dangers: string[] = [];
  for (const [, name = '', attributes = ''] of html.matchAll(
    /<\/?([a-z!?][^\s/>]*)((?:"[^"]*"|[^">])*)>?/gi,
  )) {
    if (!ALLOWED.test(name)) dangers.push(`element ${name}`);
    for (const [, attribute = '', value = ''] of attributes.matchAll(/([^\s=/"]+)(?:="([^"]*)")?/g)) {
      if (!ATTRIBUTES.test(attribute)) dangers.push(`attribute ${attribute} of ${name}`);
      const isUrl = attribute === 'href' || attribute === 'src';
      if (isUrl && !/^(https?:\/\/|mailto:|tel:|#|\/(?![/\\]))/.test(value)) dangers.push(`address ${value}`);
      if (attribute === 'src' && !value.startsWith('/cms/api/media/file/')) dangers.push(`picture ${value}`);
    }
  }
  return dangers;
}

const root = (...children: unknown[]) => ({ root: { type: 'root', children } });
const htmlOf = (body: unknown) =>
  renderArticle(body)
    .map((section) => (section.kind === 'html' ? section.html : ''))
    .join('');

test('the check detects unsafe HTML', () => {
  expect(dangersIn('<p>fine <a href="/x">x</a></p>')).toEqual([]);
  for (const bad of ['<script>', '<p onclick=x>', '<a href="javascript:1">', '<img src="https://x/y">']) {
    expect(dangersIn(bad), bad).not.toEqual([]);
  }
});

describe(`none of ${HTML_PAYLOADS.length} known payloads reaches the HTML`, () => {
  test.each(HTML_PAYLOADS)('as words in a text: %j', (payload) => {
    const inner = [{ type: 'text', text: payload, format: 0 }];
    const html = htmlOf(
      root(
        { type: 'paragraph', children: inner },
        { type: 'heading', tag: payload, children: inner },
        { type: 'quote', children: inner },
        {
          type: 'list',
          tag: payload,
          listType: payload,
          children: [{ type: 'listitem', value: payload, children: inner }],
        },
        { type: payload, children: inner },
        { type: 'block', fields: { blockType: 'pullQuote', quote: payload, speaker: payload } },
        {
          type: 'block',
          fields: {
            blockType: 'gallery',
            pictures: [{ filename: payload, alt: payload, caption: payload, width: 1, height: 1 }],
            caption: payload,
          },
        },
        { type: 'block', fields: { blockType: 'embed', url: `https://youtu.be/${payload}`, title: payload } },
        { type: 'block', fields: { blockType: payload, quote: payload } },
      ),
    );
    expect(html).toMatch(/^<p>.*<\/figure>$/s);
    expect(dangersIn(html)).toEqual([]);
  });

  test.each(HTML_PAYLOADS)('through the final sanitizer alone: %j', (payload) => {
    const html = sanitizeArticle(`<p>before</p>${payload}<p>after</p>`);
    expect(html).toMatch(/^<p>before<\/p>/);
    expect(dangersIn(html)).toEqual([]);
  });

  test.each(HTML_PAYLOADS)('as the fields of a picture or block: %j', (payload) => {
    const value = {
      filename: payload,
      url: payload,
      alt: payload,
      width: 100,
      height: payload,
      mimeType: payload,
      sizes: { text: { filename: payload, width: payload } },
    };
    const html = htmlOf(
      root(
        { type: 'upload', value },
        {
          type: 'upload',
          value: { ...value, height: 100, sizes: { text: { filename: payload, width: 10 } } },
        },
        { type: 'block', fields: { blockType: payload, html: payload, code: payload } },
        { type: 'relationship', value: payload },
      ),
    );
    expect(dangersIn(html)).toEqual([]);
  });
});

describe(`none of ${ADDRESS_PAYLOADS.length} known addresses becomes a link`, () => {
  test.each(ADDRESS_PAYLOADS)('%j', (url) => {
    const children = [{ type: 'text', text: 'x', format: 0 }];
    const html = htmlOf(
      root({
        type: 'paragraph',
        children: [
          { type: 'link', fields: { url, linkType: 'custom' }, children },
          { type: 'autolink', fields: { url }, children },
          {
            type: 'link',
            fields: {
              linkType: 'internal',
              doc: { relationTo: 'stories', value: { slug: url, _status: 'published' } },
            },
            children,
          },
        ],
      }),
    );
    expect(html.replaceAll(/<[^>]*>/g, '')).toBe('xxx');
    expect(dangersIn(html)).toEqual([]);
  });
});
