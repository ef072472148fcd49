import { expect, test } from 'vitest';
import { awardBadgeSvg } from './award-badge-svg.ts';

test('a badge names winner, award and year', () => {
  const svg = awardBadgeSvg({ recipient: "Red Emma's", year: 2025, product: 'Marble Step' });
  expect(svg).toContain("Red Emma's: Marble Step Top Restaurant Award 2025");
  expect(svg).toContain('>2025<');
});

test('a name cannot break out of the picture', () => {
  expect(awardBadgeSvg({ recipient: '</svg><script>', year: 2025, product: 'A & B' })).not.toContain(
    '<script',
  );
});

test('a very long name keeps to three lines', () => {
  const svg = awardBadgeSvg({
    recipient: 'The Honorable Order of the Backfin, Oyster & Terrapin Eating Society',
    year: 2025,
    product: 'Marble Step',
  });
  expect(svg.match(/<text/g)).toHaveLength(3 + 4);
});
