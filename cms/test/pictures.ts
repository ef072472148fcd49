import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif';

/** A plain picture. */
export function buildPicture(format: Format = 'png', width = 970, height = 250): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#c8401d' } })
    .toFormat(format)
    .toBuffer();
}

/** Noise, which does not compress well. */
export function buildNoise(width: number, height: number): Promise<Buffer> {
  return sharp({
    create: {
      width,
      height,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 128, sigma: 60 },
    },
  })
    .png({ compressionLevel: 0 })
    .toBuffer();
}

/** With a copyright in its EXIF data, as cameras write it. */
export async function buildPictureWithNotes(): Promise<Buffer> {
  return sharp(await buildPicture('jpeg'))
    .withExif({ IFD0: { Copyright: 'secret-of-the-camera' } })
    .jpeg()
    .toBuffer();
}

/** Frames of different colors. */
export function buildAnimation(frames = 3): Promise<Buffer> {
  const colors = ['#c8401d', '#0f5257', '#e2a021', '#1d1b18'];
  const pictures = Array.from({ length: frames }, (_, index) =>
    sharp({
      create: { width: 97, height: 25, channels: 3, background: colors[index % colors.length] ?? '#000' },
    })
      .png()
      .toBuffer(),
  );
  return Promise.all(pictures).then((all) =>
    sharp(all, { join: { animated: true } })
      .gif({ delay: 100 })
      .toBuffer(),
  );
}

/** A valid black-and-white PNG with this many pixels: some kilobytes that decode to a huge image. */
export function buildPictureBomb(side = 20_000): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(side, 0);
  header.writeUInt32BE(side, 4);
  header.writeUInt8(1, 8);
  const rows = deflateSync(Buffer.alloc((1 + Math.ceil(side / 8)) * side));
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(name), content]);
  const [size, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  size.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(named));
  return Buffer.concat([size, named, sum]);
}
