import { createRequire } from 'node:module';
import pLimit from 'p-limit';
import type sharpItself from 'sharp';
import type { Sharp, SharpOptions } from 'sharp';

type Draw = (...options: [SharpOptions] | Parameters<typeof sharpItself>) => Sharp;

const require = createRequire(import.meta.url);
let loaded: typeof sharpItself | undefined;

/** Sharp, loaded for the first picture: a process that draws none saves its memory. */
export const sharp: Draw = (...options) => {
  if (!loaded) {
    loaded = require('sharp') as typeof sharpItself;
    // A picture that was decoded is not needed again, and would stay in memory.
    loaded.cache(false);
  }
  return loaded(...(options as Parameters<typeof sharpItself>));
};

/** Decoding 40 million pixels takes hundreds of megabytes: one picture at a time per process. */
const oneAtATime = pLimit(1);

/** Sharp for Payload, which decodes a picture once per size, and all sizes at once. */
export const frugalSharp: Draw = (...options) => queue(sharp(...options));

function queue(picture: Sharp): Sharp {
  const { toBuffer, clone } = picture;
  return Object.assign(picture, {
    toBuffer: (...options: Parameters<Sharp['toBuffer']>) =>
      oneAtATime(() => toBuffer.apply(picture, options)),
    clone: () => queue(clone.call(picture)),
  });
}
