import { describe, expect, test } from 'vitest';
import { renderArticle } from './render-article.ts';
import { restaurantIdsIn, wordsOf } from './article-text.ts';

const root = (...children: unknown[]) => ({ root: { type: 'root', children } });
const text = (words: string, format = 0) => ({ type: 'text', text: words, format });
const paragraph = (...children: unknown[]) => ({ type: 'paragraph', children });
const heading = (tag: string, words: string) => ({ type: 'heading', tag, children: [text(words)] });
const card = (restaurant: unknown) => ({
  type: 'block',
  fields: { blockType: 'restaurantCard', restaurant },
});
const block = (blockType: string, fields: object) => ({ type: 'block', fields: { blockType, ...fields } });
const link = (fields: object) => ({ type: 'link', fields, children: [text('there')] });
const to = (relationTo: string, value: object) => ({ linkType: 'internal', doc: { relationTo, value } });
const html = (body: unknown) =>
  renderArticle(body)
    .map((section) => {
      if (section.kind === 'html') return section.html;
      if (section.kind === 'closings') return '[closings]';
      if (section.kind === 'restaurant') return `[${section.id}]`;
      return `[${section.heading}: ${section.places.map(({ id, note }) => `${id} ${note}`).join()}]`;
    })
    .join('');

describe('a text', () => {
  test('renders paragraphs, quotes, lists, rules, and inline formats', () => {
    const body = root(
      paragraph(text('Salt & '), text('vinegar', 1), text(' <b>', 2), { type: 'linebreak' }, text('x', 4)),
      { type: 'quote', children: [text('Said.')] },
      { type: 'horizontalrule' },
      { type: 'list', listType: 'number', children: [{ type: 'listitem', children: [text('One')] }] },
      { type: 'list', listType: 'bullet', children: [{ type: 'listitem', children: [text('Two')] }] },
    );
    expect(html(body)).toBe(
      '<p>Salt &amp; <strong>vinegar</strong><em> &lt;b&gt;</em><br /><s>x</s></p>' +
        '<blockquote><p>Said.</p></blockquote><hr /><ol><li>One</li></ol><ul><li>Two</li></ul>',
    );
  });

  test('keeps heading levels in order, starting at h2, across cards too', () => {
    const body = root(
      heading('h1', 'A'),
      heading('h4', 'B'),
      card(7),
      heading('h4', 'C'),
      heading('h2', 'D'),
    );
    expect(html(body)).toBe('<h2>A</h2><h3>B</h3>[7]<h4>C</h4><h2>D</h2>');
  });

  test('is split at a place, populated or not', () => {
    expect(html(root(paragraph(text('a')), card(7), card({ id: 8 }), paragraph(text('b'))))).toBe(
      '<p>a</p>[7][8]<p>b</p>',
    );
  });

  test.each([
    ['nothing', null],
    ['no tree', 'text'],
    ['an empty tree', { root: {} }],
    ['children that are none', { root: { children: 'abc' } }],
    ['only an empty paragraph', root(paragraph())],
    [
      'nodes of unknown kinds',
      root({ type: 'iframe', src: '//x' }, { type: 'block', fields: null }, 7, null),
    ],
    ['a card of no place', root(card('seven'))],
  ])('of %s is empty', (_case, body) => {
    expect(html(body)).toBe('');
  });

  test('a broken node does not affect its neighbors', () => {
    const body = root(
      paragraph(text('a')),
      { type: 'heading' },
      { type: 'list', children: null },
      paragraph(text('b')),
    );
    expect(html(body)).toContain('<p>a</p>');
    expect(html(body)).toContain('<p>b</p>');
  });
});

describe('a link', () => {
  const here = (path: string) => `<a href="${path}">there</a>`;
  const away = (url: string) => `<a href="${url}" rel="noopener noreferrer" target="_blank">there</a>`;
  const published = { _status: 'published' };

  test.each([
    ['to another site', { url: 'https://example.org/x' }, away('https://example.org/x')],
    ['to a page here', { url: '/blog' }, here('/blog')],
    ['to an address', { url: 'mailto:desk@example.org' }, away('mailto:desk@example.org')],
    ['to a story', to('stories', { slug: 'crabs', ...published }), here('/local-businesses/crabs')],
    [
      'to a guide',
      to('guides', { slug: 'timonium-restaurants', ...published }),
      here('/timonium-restaurants'),
    ],
    ['to a place', to('restaurants', { id: 7, ...published }), here('/restaurants/7')],
    ['to a cuisine', to('cuisines', { name: 'Bar & Restaurant' }), here('/cuisines/bar-%26-restaurant')],
    ['to a word that is no cuisine', to('cuisines', { name: 'Food', hidden: true }), 'there'],
    ['to a neighborhood', to('neighborhoods', { name: 'Fells Point' }), here('/neighborhoods/fells-point')],
    ['to an author', to('authors', { slug: 'nell-okafor' }), here('/authors/nell-okafor')],
    ['to a collection that has no pages', to('constructor', { id: 6, slug: 'x' }), 'there'],
    ['to a draft', to('stories', { slug: 'crabs', _status: 'draft' }), 'there'],
    ['to nothing', { linkType: 'internal', doc: null }, 'there'],
  ])('%s', (_case, fields, expected) => {
    expect(html(root(paragraph(link(fields))))).toBe(`<p>${expected}</p>`);
  });
});

test('a picture keeps its aspect ratio, with the smaller file for small screens', () => {
  const value = {
    filename: 'crab feast.webp',
    alt: 'A "feast"',
    width: 1800,
    height: 1200,
    sizes: { text: { filename: 'crab feast-960x640.webp', width: 960, height: 640 } },
  };
  expect(html(root({ type: 'upload', value }))).toBe(
    '<figure><img src="/cms/api/media/file/crab%20feast.webp" srcset="/cms/api/media/file/crab%20feast-960x640.webp 960w, /cms/api/media/file/crab%20feast.webp 1800w" sizes="(min-width: 48rem) 44rem, 100vw" alt="A &quot;feast&quot;" width="1800" height="1200" loading="lazy" decoding="async" /></figure>',
  );
});

test('a picture’s caption and credit run below it, escaped', () => {
  const value = { filename: 'crabs.webp', alt: '', width: 960, height: 640 };
  const below = (fields: object) =>
    /<figcaption>.*<\/figcaption>/.exec(html(root({ type: 'upload', value: { ...value, ...fields } })))?.[0];
  expect(below({ caption: 'Lexington Market <b>', credit: 'Photo by Ana Cruz', license: 'CC BY 4.0' })).toBe(
    '<figcaption>Lexington Market &lt;b&gt; <small>Photo by Ana Cruz / CC BY 4.0</small></figcaption>',
  );
  expect(below({ license: 'CC0' })).toBe('<figcaption><small>CC0</small></figcaption>');
  expect(below({ caption: ' ', credit: null })).toBeUndefined();
});

test('the places of a text are those it shows or links to', () => {
  const body = root(card(7), paragraph(link(to('restaurants', { id: 9 }))), card(7));
  expect(restaurantIdsIn(body)).toEqual([7, 9]);
});

describe('a block', () => {
  const picture = { filename: 'crabs.webp', alt: 'Crabs', width: 960, height: 640 };
  const image =
    '<img src="/cms/api/media/file/crabs.webp" alt="Crabs" width="960" height="640" loading="lazy" decoding="async" />';

  test('of several places keeps their order and notes, and skips invalid ones', () => {
    const places = [
      { restaurant: 7, note: ' Get the rockfish. ' },
      { restaurant: { id: 8 } },
      { note: 'no place' },
      null,
    ];
    const body = root(block('placeList', { heading: 'By the water', places }), heading('h3', 'After'));
    expect(html(body)).toBe('[By the water: 7 Get the rockfish.,8 null]<h3>After</h3>');
    expect(restaurantIdsIn(body)).toEqual([7, 8]);
    expect(html(root(block('placeList', { places: 'none' })))).toBe('');
  });

  test('of what has closed is filled by who knows it', () => {
    expect(html(root(block('closings', {}), paragraph(text('That’s all.'))))).toBe(
      '[closings]<p>That’s all.</p>',
    );
  });

  test('of a quote shows its speaker, escaped', () => {
    expect(html(root(block('pullQuote', { quote: 'Salt <b>', speaker: 'Ana & Ben' })))).toBe(
      '<figure><blockquote><p>Salt &lt;b&gt;</p></blockquote><figcaption>Ana &amp; Ben</figcaption></figure>',
    );
    expect(html(root(block('pullQuote', { quote: 'Salt' })))).toBe(
      '<figure><blockquote><p>Salt</p></blockquote></figure>',
    );
    expect(html(root(block('pullQuote', { quote: ' ', speaker: 'Ana' })))).toBe('');
  });

  test('of pictures shows each with its own caption', () => {
    const pictures = [picture, { ...picture, caption: 'Steamed' }, 7];
    expect(html(root(block('gallery', { pictures, caption: 'A feast' })))).toBe(
      `<figure><figure>${image}</figure><figure>${image}<figcaption>Steamed</figcaption></figure>` +
        '<figcaption>A feast</figcaption></figure>',
    );
    expect(html(root(block('gallery', { pictures: [7, null] })))).toBe('');
  });

  test('of a video is our picture with a link, and loads nothing from its host', () => {
    const url = 'https://youtu.be/abc';
    expect(html(root(block('embed', { url, title: 'Picking a crab', picture })))).toBe(
      `<figure><a href="${url}" rel="noopener noreferrer" target="_blank">${image}` +
        '<strong>Watch on YouTube</strong> Picking a crab</a></figure>',
    );
    expect(html(root(block('embed', { url: 'https://example.org/v', title: 'x', picture })))).toBe('');
  });

  test('has its words counted, and one across formats once', () => {
    const body = root(
      paragraph(text('O'), text('ne', 1)),
      block('placeList', { heading: 'Two', places: [{ restaurant: 7, note: 'three four' }] }),
      block('pullQuote', { quote: 'five', speaker: 'six' }),
    );
    expect(wordsOf(body).trim().split(/\s+/)).toEqual(['One', 'Two', 'three', 'four', 'five', 'six']);
  });
});
