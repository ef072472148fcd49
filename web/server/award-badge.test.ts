import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawAwardBadge } from './award-badge.ts';

const badge = (recipient: string) => drawAwardBadge({ recipient, year: 2025, product: 'Marble Step' });

test('a name whose letters the font lacks is left out', async () => {
  const [foreign, none] = await Promise.all([badge('南方小館'), badge('Winner')]);
  expect(foreign.equals(none)).toBe(true);
});

test.each([
  "Red Emma's",
  '</svg><script>',
  'Wicomico',
  'Llewellynandcompanysrestaurant',
  'The Honorable Order of the Backfin, Oyster & Terrapin Eating Society',
])('the letters of %j stay between the rules and within the ring', async (recipient) => {
  const { data, info } = await sharp(await badge(recipient))
    .flatten({ background: '#fffaf0' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const isCream = (x: number, y: number) => {
    const at = (Math.round(y) * info.width + Math.round(x)) * info.channels;
    return [0xff, 0xfa, 0xf0].every((value, index) => Math.abs(value - (data[at + index] ?? 0)) < 8);
  };
  const middle = info.width / 2;
  const inked: string[] = [];
  for (let degree = 0; degree < 360; degree += 1) {
    const angle = (degree * Math.PI) / 180;
    const radius = middle * 0.885;
    if (!isCream(middle + radius * Math.cos(angle), middle + radius * Math.sin(angle)))
      inked.push(`${degree}°`);
  }
  for (const y of [0.36, 0.66]) {
    for (let x = 0.2; x < 0.8; x += 0.005)
      if (!isCream(x * info.width, y * info.width)) inked.push(`${x}, ${y}`);
  }
  expect(inked).toEqual([]);
});
