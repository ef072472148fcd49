import { expect, test } from 'vitest';
import { chooseDrawing } from './choose-drawing.ts';
import { PICTOGRAMS, ROOMS } from './motifs.ts';
import table from './drawings.json' with { type: 'json' };
import words from './pictograms.json' with { type: 'json' };
import cases from './choose-drawing.test.json' with { type: 'json' };

test.each(cases.drawn as [string, string[], string[], object][])(
  '%s with %j, %j is drawn as %j',
  (category, dishes, tags, drawing) => {
    expect(chooseDrawing({ category, dishes, tags })).toEqual(drawing);
  },
);

test('everything in the tables can be drawn', () => {
  const dishes = [Object.values(table.dishes), ...Object.values(table.sides), Object.values(words)].flat();
  expect(PICTOGRAMS).toEqual(expect.arrayContaining(dishes));
  const rooms = [...Object.values(table.rooms), ...Object.values(table.tagged), table.usual];
  expect(ROOMS).toEqual(expect.arrayContaining(rooms));
});
