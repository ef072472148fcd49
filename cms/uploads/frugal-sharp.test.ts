import sharp from 'sharp';
import { expect, it } from 'vitest';
import { frugalSharp } from './frugal-sharp.ts';

it('pictures and their sizes are decoded one at a time', async () => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  const sent = await sharp({ create: { width: 900, height: 900, channels: 3, background: '#888', noise } })
    .png()
    .toBuffer();
  const atOnce: number[] = [];
  const timer = setInterval(() => {
    const { queue, process } = sharp.counters();
    atOnce.push(queue + process);
  }, 1);
  const picture = frugalSharp(sent).rotate();
  const sizes = [640, 480, 320].map((width) => picture.clone().resize(width).webp().toBuffer());
  await Promise.all([...sizes, frugalSharp(sent).webp().toBuffer()]);
  clearInterval(timer);
  expect(Math.max(...atOnce)).toBe(1);
});
