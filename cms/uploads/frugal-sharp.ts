import pLimit from 'p-limit';
import sharp, { type Sharp } from 'sharp';

// A picture that was decoded is not needed again, and would stay in memory.
sharp.cache(false);

/** Decoding 40 million pixels takes hundreds of megabytes: one picture at a time per process. */
const oneAtATime = pLimit(1);

/** Sharp for Payload, which decodes a picture once per size, and all sizes at once. */
export const frugalSharp = new Proxy(sharp, {
  apply: (target, self, options: Parameters<typeof sharp>) => queue(Reflect.apply(target, self, options)),
});

function queue(picture: Sharp): Sharp {
  const { toBuffer, clone } = picture;
  return Object.assign(picture, {
    toBuffer: (...options: Parameters<Sharp['toBuffer']>) =>
      oneAtATime(() => toBuffer.apply(picture, options)),
    clone: () => queue(clone.call(picture)),
  });
}
