import type { PlacePhoto, Restaurant } from '#contract/restaurants';
import type { PhotoFilesDoc, PlacePhotoDoc } from '../queries/place-photos.ts';

export function presentPlacePhoto(doc: PlacePhotoDoc): PlacePhoto {
  const { filename, width, height } = doc.webp.at(-1) ?? doc;
  return {
    url: urlOf(filename),
    width,
    height,
    webpSet: srcSet(doc.webp),
    ...presentCardPhoto(doc),
    alt: known(doc.alt),
    caption: known(doc.caption),
    credit: known(doc.credit),
    license: known(doc.license),
    preview: doc.preview,
  };
}

export function presentCardPhoto(doc: PhotoFilesDoc): NonNullable<Restaurant['photo']> {
  const { focalX, focalY } = doc;
  const isCentered = (focalX ?? 50) === 50 && (focalY ?? 50) === 50;
  return { avifSet: srcSet(doc.avif), focus: isCentered ? null : `${focalX ?? 50}% ${focalY ?? 50}%` };
}

/** For cards, and for whoever takes one picture alone. */
export const cardPhotoUrl = ({ webp, filename }: PhotoFilesDoc): string =>
  urlOf(webp[0]?.filename ?? filename);

const srcSet = (sizes: PhotoFilesDoc['webp']): string | null =>
  sizes.map(({ filename, width }) => `${urlOf(filename)} ${width}w`).join(', ') || null;

const urlOf = (filename: string): string => `/cms/api/place-photos/file/${encodeURIComponent(filename)}`;

const known = (text: string | null): string | null => text?.trim() || null;
