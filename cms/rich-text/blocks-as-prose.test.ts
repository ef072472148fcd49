import { expect, it } from 'vitest';
import { blocksAsProse, placesInBlocks } from './blocks-as-prose.ts';

const block = (blockType: string, fields: object) => ({
  type: 'block',
  version: 2,
  fields: { id: blockType, blockType, ...fields },
});
const textOf = (...children: object[]) => ({ root: { type: 'root', version: 1, children } });
const nameOf = (id: number) => `Place ${id}`;

/** The text of each node, with its type. */
function linesOf(text: unknown): string[] {
  const { root } = blocksAsProse(text, nameOf) as ReturnType<typeof textOf>;
  return root.children
    .map((node) => JSON.stringify(node).match(/"(?:text|value)":(?:"[^"]*"|\d+)/g) ?? [])
    .map(
      (found, index) =>
        `${String((root.children[index] as { type: string }).type)}: ${found
          .map((one) => one.replace(/^"\w+":/, '').replaceAll('"', ''))
          .join(' | ')}`,
    );
}

it('each block becomes its words and pictures', () => {
  const places = [
    { restaurant: 3, note: 'Get the soup.' },
    { restaurant: { id: 4 }, note: null },
  ];
  const text = textOf(
    block('restaurantCard', { restaurant: 7 }),
    block('placeList', { heading: 'Go here', places }),
    block('pullQuote', { quote: 'You can taste the tide.', speaker: 'Sam' }),
    block('gallery', { pictures: [11, 12], caption: ' ' }),
    block('embed', { title: 'A tour', url: 'https://vimeo.com/1', picture: 13 }),
  );
  expect(linesOf(text)).toEqual([
    'paragraph: Restaurant card: Place 7',
    'paragraph: List of places: Go here',
    'list: 1 | Place 3: Get the soup. | 2 | Place 4',
    'quote: You can taste the tide. — Sam',
    'paragraph: Gallery',
    'upload: 11',
    'upload: 12',
    'paragraph: Video or post: A tour https://vimeo.com/1',
    'upload: 13',
  ]);
  expect(placesInBlocks(text)).toEqual([7, 3, 4]);
});

it('other nodes and invalid texts stay unchanged', () => {
  const text = textOf({ type: 'paragraph', version: 1, children: [{ type: 'text', text: 'Crab.' }] });
  expect(blocksAsProse(text, nameOf)).toEqual(text);
  expect(blocksAsProse(null, nameOf)).toBeNull();
  expect(placesInBlocks('nothing')).toEqual([]);
});
