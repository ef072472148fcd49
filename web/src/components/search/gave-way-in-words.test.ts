import type { UnderstoodQuery } from '#contract/search';
import { expect, test } from 'vitest';
import { gaveWayInWords } from './gave-way-in-words.ts';

type Kind = UnderstoodQuery['parts'][number]['kind'];
const part = (kind: Kind, label: string, gaveWay = false) => ({ kind, typed: label, label, gaveWay });

test.each<[Partial<UnderstoodQuery>, string | null]>([
  [{}, null],
  [{ parts: [part('cuisine', 'Sushi'), part('price', '$')] }, null],
  [
    { parts: [part('price', '$', true), part('cuisine', 'Sushi'), part('neighborhood', 'Canton')] },
    'Nothing matches $, Sushi, and Canton together. Shown without $.',
  ],
  [
    { parts: [part('cuisine', 'Pizza')], text: 'zorp', wordsGivenUp: 'zorp' },
    'Nothing matches Pizza and “zorp” together. Shown without “zorp”.',
  ],
  [{ text: 'zorp crab', wordsGivenUp: 'zorp' }, 'Nothing matches “zorp crab”. Shown without “zorp”.'],
  [
    { parts: [part('order', 'Best first'), part('time', 'Open now', true), part('cuisine', 'Thai')] },
    'Nothing matches Open now and Thai together. Shown without Open now.',
  ],
])('%j: %s', (understood, words) => {
  expect(gaveWayInWords({ parts: [], text: '', wordsGivenUp: '', ...understood })).toBe(words);
});
