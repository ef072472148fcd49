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
    'No place fits $, Sushi and Canton all at once, so we left out $.',
  ],
  [
    { parts: [part('cuisine', 'Pizza')], text: 'zorp', wordsGivenUp: 'zorp' },
    'No place fits both Pizza and “zorp”, so we left out “zorp”.',
  ],
  [{ text: 'zorp crab', wordsGivenUp: 'zorp' }, 'No place fits “zorp crab”, so we left out “zorp”.'],
  [
    { parts: [part('order', 'Best first'), part('time', 'Open now', true), part('cuisine', 'Thai')] },
    'No place fits both Open now and Thai, so we left out Open now.',
  ],
])('%j: %s', (understood, words) => {
  expect(gaveWayInWords({ parts: [], text: '', wordsGivenUp: '', ...understood })).toBe(words);
});
