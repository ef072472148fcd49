import { expect, test } from 'vitest';
import { gaveWayInWords, type AskedAndGiven } from './gave-way-in-words.ts';

const part = (kind: string, label: string, gaveWay = false, instead?: string) => ({
  kind,
  label,
  gaveWay,
  instead,
});

test.each<[Partial<AskedAndGiven>, string | null]>([
  [{}, null],
  [{ parts: [part('cuisine', 'Sushi'), part('price', '$')] }, null],
  [
    { parts: [part('price', '$', true), part('cuisine', 'Sushi'), part('neighborhood', 'Canton')] },
    'No place fits $, Sushi and Canton all at once, so we left out $.',
  ],
  [
    {
      parts: [part('price', '$', true, '$$'), part('cuisine', 'Sushi'), part('time', 'Open now', true)],
    },
    'No place fits $, Sushi and Open now all at once, so we left out Open now and looked for $$ instead of $.',
  ],
  [
    { parts: [part('cuisine', 'Sushi'), part('neighborhood', 'Canton', true, 'Closest to Canton first')] },
    'No place fits both Sushi and Canton, so we put the closest to Canton first.',
  ],
  [
    {
      parts: [
        part('price', '$', true, '$$'),
        part('cuisine', 'Sushi'),
        part('neighborhood', 'Canton', true, 'Closest to Canton first'),
      ],
    },
    'No place fits $, Sushi and Canton all at once, so we looked for $$ instead of $ and put the closest to Canton first.',
  ],
  [
    {
      parts: [
        part('occasion', 'Date night', true),
        part('occasion', 'Date night', true),
        part('cuisine', 'Sushi'),
      ],
    },
    'No place fits both Date night and Sushi, so we left out Date night.',
  ],
  [
    { parts: [part('cuisine', 'Pizza')], text: 'zorp', wordsGivenUp: 'zorp' },
    'No place fits both Pizza and “zorp”, so we left out “zorp”.',
  ],
  [{ text: 'zorp crab', wordsGivenUp: 'zorp' }, 'No place fits “zorp crab”, so we left out “zorp”.'],
  [
    { parts: [part('order', 'Best first'), part('time', 'Open now', true), part('cuisine', 'Thai')] },
    'As far as we know, none of these places is open right now.',
  ],
])('%j: %s', (understood, words) => {
  expect(gaveWayInWords({ parts: [], text: '', wordsGivenUp: '', ...understood })).toBe(words);
});
