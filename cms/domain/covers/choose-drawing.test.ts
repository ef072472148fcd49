import { expect, test } from 'vitest';
import { chooseDrawing } from './choose-drawing.ts';
import { PICTOGRAMS, ROOMS } from './cover.ts';
import table from './drawings.json' with { type: 'json' };

test.each([
  ['American', ['Smoked rockfish toast', 'Western fries'], [], { dish: 'fish', room: 'booth' }],
  ['Crab House', ['Steamed jimmies', 'Corn'], [], { dish: 'crab', room: 'crab-deck' }],
  ['Pizza', ['Mortadella and pistachio pie'], ['outdoor'], { dish: null, room: 'patio' }],
  ['Vietnamese', ['Phở with rare steak'], [], { dish: 'soup', room: 'marble-steps' }],
  ['Bar & Restaurant', ['Potted shrimp'], ['rooftop'], { dish: 'shrimp', room: 'rooftop' }],
  ['Seafood', ['Something new'], ['date night'], { dish: null, room: 'candle-table' }],
  ['Ice Cream', [], [], { dish: null, room: 'hatch' }],
])('%s with %j, %j is drawn as %j', (category, dishes, tags, drawing) => {
  expect(chooseDrawing({ category, dishes, tags })).toEqual(drawing);
});

test('everything in the tables can be drawn', () => {
  expect(PICTOGRAMS).toEqual(expect.arrayContaining(Object.values(table.dishes)));
  const rooms = [...Object.values(table.rooms), ...Object.values(table.tagged), table.usual];
  expect(ROOMS).toEqual(expect.arrayContaining(rooms));
});
