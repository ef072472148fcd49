import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import {
  buildAnimation,
  buildNoise,
  buildPicture,
  buildPictureBomb,
  buildPictureWithNotes,
} from '../test/pictures.ts';
import { encodePicture } from './encode-picture.ts';

const text = (content: string) => Buffer.from(content);
const refusal = (sent: Buffer) =>
  encodePicture(sent).then(
    () => 'taken',
    ({ status, message }) => `${status} ${message}`,
  );

describe('a picture', () => {
  it.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('may be %s and becomes WebP', async (format) => {
    const encoded = await encodePicture(await buildPicture(format));
    expect(await sharp(encoded).metadata()).toMatchObject({ width: 970, height: 250, format: 'webp' });
  });

  it('loses its camera metadata', async () => {
    const sent = await buildPictureWithNotes();
    expect(sent.includes('secret-of-the-camera')).toBe(true);
    const data = await encodePicture(sent);
    expect(data.includes('secret-of-the-camera')).toBe(false);
    expect((await sharp(data).metadata()).exif).toBeUndefined();
  });

  it('loses data appended to it', async () => {
    const sent = Buffer.concat([await buildPicture('jpeg'), text('<script>alert(1)</script>')]);
    const data = await encodePicture(sent);
    expect(data.includes('<script>')).toBe(false);
  });

  it('stays animated', async () => {
    const data = await encodePicture(await buildAnimation(4));
    expect(await sharp(data, { animated: true }).metadata()).toMatchObject({
      pages: 4,
      format: 'webp',
      width: 97,
      pageHeight: 25,
    });
  });

  it('that is wider than any slot is scaled down', async () => {
    const encoded = await encodePicture(await buildPicture('png', 4_000, 1_000));
    expect((await sharp(encoded).metadata()).width).toBe(1_940);
  });
});

describe('refused is', () => {
  it.each([
    ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>'],
    ['a page', '<!doctype html><script>1</script>'],
    ['nothing', ''],
  ])('%s, whatever it is called', async (_what, content) => {
    expect(await refusal(text(content))).toBe(
      '415 This file is no picture. Take a PNG, JPEG, WebP, GIF or AVIF.',
    );
  });

  it.each(['jpeg', 'png', 'webp', 'gif'] as const)('a truncated %s', async (format) => {
    const whole = await sharp(await buildNoise(300, 200))
      .toFormat(format)
      .toBuffer();
    expect(await refusal(whole.subarray(0, Math.floor(whole.length / 2)))).toBe(
      '400 This picture is damaged or cut off. Save it anew and try again.',
    );
  });

  it('a picture of 20,000 x 20,000 pixels, before it is decoded', async () => {
    const huge = buildPictureBomb();
    expect(huge.length).toBeLessThan(5_000_000);
    expect(await refusal(huge)).toBe(
      '413 The picture has 20000 x 20000 pixels: more than the 40 million that can be taken.',
    );
  });

  it('one of more than 5 MB', async () => {
    const large = await buildNoise(1_400, 1_300);
    expect(large.length).toBeGreaterThan(5 * 1024 * 1024);
    expect(await refusal(large)).toBe('413 The picture is larger than 5 MB. Make it smaller and try again.');
  });
});
