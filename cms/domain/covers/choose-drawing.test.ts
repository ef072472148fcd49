import { expect, test } from 'vitest';
import { chooseDrawing } from './choose-drawing.ts';
import { PICTOGRAMS, ROOMS } from './motifs.ts';
import table from './drawings.json' with { type: 'json' };
import words from './pictograms.json' with { type: 'json' };

test.each([
  [
    'American',
    ['Smoked rockfish toast', 'Western fries'],
    [],
    { dish: 'fish', side: 'fries', room: 'booth' },
  ],
  ['Crab House', ['Steamed jimmies', 'Corn'], [], { dish: 'crab', side: 'lemon', room: 'crab-deck' }],
  ['Pizza', ['Mortadella and pistachio pie'], ['outdoor'], { dish: 'pizza', side: 'beer', room: 'patio' }],
  ['Vietnamese', ['Phở with rare steak'], [], { dish: 'soup', side: 'bread', room: 'marble-steps' }],
  ['Bar & Restaurant', ['Potted shrimp'], ['rooftop'], { dish: 'shrimp', side: 'lemon', room: 'rooftop' }],
  ['Seafood', ['Something new'], ['date night'], { dish: 'crab', side: 'lemon', room: 'candle-table' }],
  ['Ice Cream', [], [], { dish: 'icecream', side: 'cake', room: 'hatch' }],
])('%s with %j, %j is drawn as %j', (category, dishes, tags, drawing) => {
  expect(chooseDrawing({ category, dishes, tags })).toEqual(drawing);
});

test('everything in the tables can be drawn', () => {
  const dishes = [Object.values(table.dishes), ...Object.values(table.sides), Object.values(words)].flat();
  expect(PICTOGRAMS).toEqual(expect.arrayContaining(dishes));
  const rooms = [...Object.values(table.rooms), ...Object.values(table.tagged), table.usual];
  expect(ROOMS).toEqual(expect.arrayContaining(rooms));
});
