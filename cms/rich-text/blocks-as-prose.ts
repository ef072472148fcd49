import { isRecord } from '#domain/is-record';
import { childrenOf, relatedId, topNodes, wordsIn, type TextNode } from './article-text.ts';

type NameOf = (placeId: number) => string;

export function placesInBlocks(text: unknown): number[] {
  return topNodes(text).flatMap(({ fields }) => {
    if (!isRecord(fields)) return [];
    const places = [fields, ...rowsOf(fields.places)].map(({ restaurant }) => relatedId(restaurant));
    return places.filter((id) => id !== null);
  });
}

/**
 * Converts a text's blocks to paragraphs, quotes, lists and pictures, so that two versions can be compared word by
 * word.
 */
export function blocksAsProse(text: unknown, nameOf: NameOf): unknown {
  if (!isRecord(text) || !isRecord(text.root)) return text;
  const children = childrenOf(text.root).flatMap((node) =>
    node.type === 'block' && isRecord(node.fields) ? proseOf(node.fields, nameOf) : [node],
  );
  return { ...text, root: { ...text.root, children } };
}

function proseOf(fields: Record<string, unknown>, nameOf: NameOf): TextNode[] {
  const place = (value: unknown) => nameOf(relatedId(value) ?? 0);
  switch (fields.blockType) {
    case 'restaurantCard':
      return [paragraph('Restaurant card', place(fields.restaurant))];
    case 'placeList':
      return [
        paragraph('List of places', fields.heading),
        list(rowsOf(fields.places).map(({ restaurant, note }) => joined(': ', place(restaurant), note))),
      ];
    case 'pullQuote':
      return [quote(joined(' — ', fields.quote, fields.speaker))];
    case 'gallery':
      return [paragraph('Gallery', fields.caption), ...picturesIn(fields.pictures)];
    case 'embed':
      return [
        paragraph('Video or post', joined(' ', fields.title, fields.url)),
        ...picturesIn([fields.picture]),
      ];
    case 'closings':
      return [paragraph('What has closed', null)];
    default:
      return [];
  }
}

const rowsOf = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);

const joined = (by: string, ...parts: readonly unknown[]) => parts.map(wordsIn).filter(Boolean).join(by);

const words = (text: string): TextNode => ({ type: 'text', version: 1, format: 0, text });

const paragraph = (kind: string, said: unknown): TextNode => ({
  type: 'paragraph',
  version: 1,
  children: [words(joined(': ', kind, said))],
});

const quote = (said: string): TextNode => ({ type: 'quote', version: 1, children: [words(said)] });

const list = (items: readonly string[]): TextNode => ({
  type: 'list',
  version: 1,
  listType: 'bullet',
  tag: 'ul',
  children: items.map((item, index) => ({
    type: 'listitem',
    version: 1,
    value: index + 1,
    children: [words(item)],
  })),
});

function picturesIn(value: unknown): TextNode[] {
  const ids = (Array.isArray(value) ? value : []).map(relatedId).filter((id) => id !== null);
  return ids.map((id) => ({ type: 'upload', version: 1, relationTo: 'media', value: id, fields: {} }));
}
