import { palette } from '#city';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';

/** Home screens don't support transparency. */
const PAPER = palette.light.paper;

/** Draws the icons that can't be SVG from the SVG one. */
export async function drawIcons(folder: string): Promise<void> {
  const svg = await readFile(path.join(folder, 'favicon.svg'));
  const draw = (size: number) => sharp(svg, { density: 600 }).resize(size, size).png().toBuffer();
  const onPaper = sharp({ create: { width: 180, height: 180, channels: 3, background: PAPER } }).composite([
    { input: await draw(155), gravity: 'center' },
  ]);
  const files = {
    'favicon.ico': iconFile(await draw(32), 32),
    'apple-touch-icon.png': await onPaper.png().toBuffer(),
    // The logo in structured data.
    'icon-512.png': await draw(512),
  };
  for (const [name, bytes] of Object.entries(files)) await writeFile(path.join(folder, name), bytes);
}

/** Builds an .ico file with one picture, which may be PNG. */
function iconFile(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}
