import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { useFolder } from '#cms/test/use-folder';
import { readCity } from './read-city.ts';
import { cityFaults, cityGaps } from './city-gaps.ts';
import { paletteFaults, paletteSchema } from './palette.ts';
import { findNouns } from './find-nouns.ts';
import cases from './check-city.test.json' with { type: 'json' };

const BALTIMORE = path.resolve(import.meta.dirname, 'baltimore');

describe('a city’s files', () => {
  const folder = useFolder();

  it.each(cases.faults)('in %s: %s for %s is named', (file, right, wrong, said) => {
    cpSync(BALTIMORE, folder, { recursive: true, filter: (source) => !source.includes('sample') });
    const text = readFileSync(path.join(folder, file), 'utf8');
    writeFileSync(path.join(folder, file), text.replace(right, wrong));
    expect(() => readCity(folder)).toThrow(said);
  });

  it('are named in one line each where they are no JSON, or missing', () => {
    const bare = path.join(folder, 'bare');
    mkdirSync(bare);
    writeFileSync(path.join(bare, 'area.json'), '{ "center": ');
    expect(() => readCity(bare)).toThrow(/^\S+region\.json: There is no such file\.\n\S+area\.json: [^\n]+$/);
  });
});

const find = findNouns(readCity(BALTIMORE), ['812 S Broadway']);

test.each(cases.found)('a %s of the city is found in: %s', (kind, line) => {
  expect(find(`const a = 1;\n${line}`)).toMatchObject([{ kind, line: 2 }]);
});

test.each([
  'const where = `in ${region.name}`;',
  '// "6 in Canton"',
  'status === 410',
  'width: 39.1',
  'const format = "MDX"',
  'transition: var(--canton)',
])('nothing of the city is in: %s', (line) => {
  expect(find(line)).toEqual([]);
});

describe('what no file says alone', () => {
  const city = readCity(BALTIMORE);

  test('a text that is hard to read on its ground is named, with its contrast', () => {
    const light = { ...city.palette.light, inkSoft: '#b0a89c' };
    expect(cityFaults({ ...city, palette: { ...city.palette, light } })).toEqual([
      'palette.json: light.inkSoft: 2.2 to 1 on paper, which is hard to read; 4.5 is fine.',
      'palette.json: light.inkSoft: 2.0 to 1 on paperDeep, which is hard to read; 4.5 is fine.',
      'palette.json: light.inkSoft: 2.4 to 1 on card, which is hard to read; 4.5 is fine.',
    ]);
  });

  test('a postal code of another country is named', () => {
    const suburbs = [{ zip: 'D02 X285', neighborhoods: [] }];
    expect(cityFaults({ ...city, quiz: { ...city.quiz, suburbs } })).toEqual([
      'quiz.json: “D02 X285” is no 5-digit zip code.',
    ]);
  });

  test('the neutral palette has no faults, and neither has the city', () => {
    expect(cityFaults(city)).toEqual([]);
    expect(paletteFaults(paletteSchema.parse({}))).toEqual([]);
  });

  test('a complete city lacks nothing', () => {
    expect(cityGaps(BALTIMORE, city)).toEqual([]);
  });
});
