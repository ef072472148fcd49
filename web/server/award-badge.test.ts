import sharp from 'sharp';
import { expect, test } from 'vitest';
import { awardBadgeSvg } from './award-badge.ts';

const badge = (recipient: string) => awardBadgeSvg({ recipient, year: 2025, product: 'Marble Step' });

test('a badge names winner, award, and year for screen readers', () => {
  expect(badge("Red Emma's")).toContain("<title>Red Emma's: Marble Step Top Restaurant Award 2025</title>");
});

test('its letters are outlines, since the site’s fonts are not available on other sites', () => {
  expect(badge("Red Emma's")).not.toContain('<text');
});

test('a name with glyphs missing from the font falls back to the reader’s fonts', () => {
  expect(badge('南方小館').match(/<text[^>]*>([^<]*)</)?.[1]).toBe('南方小館');
});

test('a name cannot break out of the picture', () => {
  expect(badge('</svg><script>')).not.toContain('<script');
});

test('a name with control characters leaves a readable picture', async () => {
  const { width } = await sharp(Buffer.from(badge('Red\u0008 \uFFFEEmma'))).metadata();
  expect(width).toBe(400);
});

test.each([
  "Red Emma's",
  'Wicomico',
  'Llewellynandcompanysrestaurant',
  'The Honorable Order of the Backfin, Oyster & Terrapin Eating Society',
])('the letters of %j stay within the ring', async (recipient) => {
  const { data, info } = await sharp(Buffer.from(badge(recipient)))
    .flatten({ background: '#fffaf0' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  // Everything between the ring and the edge of the cream circle must be cream.
  for (let degree = 0; degree < 360; degree += 1) {
    const x = Math.round(200 + 177 * Math.cos((degree * Math.PI) / 180));
    const y = Math.round(200 + 177 * Math.sin((degree * Math.PI) / 180));
    const at = (y * info.width + x) * info.channels;
    expect([data[at], data[at + 1], data[at + 2]], `${degree}°`).toEqual([0xff, 0xfa, 0xf0]);
  }
});
