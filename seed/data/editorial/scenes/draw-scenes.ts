import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import sharp from 'sharp';
import { SCENES } from './more-scenes.ts';

/** Redraws the pictures of the sample's stories and guides: `node seed/data/editorial/scenes/draw-scenes.ts`. */
for (const { name, drawing } of SCENES) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 900" width="1600" height="900">${drawing}</svg>`;
  const picture = await sharp(Buffer.from(svg)).webp({ quality: 86 }).toBuffer();
  await writeFile(path.join(import.meta.dirname, `${name}.webp`), picture);
}
