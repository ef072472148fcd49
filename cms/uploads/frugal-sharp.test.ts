import type { Sharp } from 'sharp';
import { expect, it, vi } from 'vitest';
import { frugalSharp, sharp } from './frugal-sharp.ts';

it('pictures and their sizes are decoded one at a time', async () => {
  const grey = { width: 900, height: 900, channels: 3, background: '#888' } as const;
  const sent = await sharp({ create: grey }).png().toBuffer();
  // Not `sharp.counters()`, which counts what other tests of the process decode, too.
  const { toBuffer }: { toBuffer: (this: Sharp) => Promise<Buffer> } = Object.getPrototypeOf(sharp(sent));
  let running = 0;
  const atOnce: number[] = [];
  vi.spyOn(Object.getPrototypeOf(sharp(sent)), 'toBuffer').mockImplementation(async function (this: Sharp) {
    atOnce.push((running += 1));
    const bytes = await toBuffer.call(this);
    running -= 1;
    return bytes;
  });
  const picture = frugalSharp(sent).rotate();
  const sizes = [640, 480, 320].map((width) => picture.clone().resize(width).webp().toBuffer());
  await Promise.all([...sizes, frugalSharp(sent).webp().toBuffer()]);
  vi.restoreAllMocks();
  expect(atOnce).toEqual([1, 1, 1, 1]);
});
