import type { PlacePhoto, Restaurant } from '#contract/restaurants';
import type { PhotoFilesDoc, PlacePhotoDoc } from '../queries/place-photos.ts';

export function presentPlacePhoto(doc: PlacePhotoDoc): PlacePhoto {
  const { filename, width, height } = doc.webp.at(-1) ?? doc;
  return {
    url: urlOf(filename, doc.version),
    width,
    height,
    webpSet: srcSet(doc.webp, doc.version),
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
  return {
    avifSet: srcSet(doc.avif, doc.version),
    focus: isCentered ? null : `${focalX ?? 50}% ${focalY ?? 50}%`,
  };
}

/** For cards, and for consumers that take only one picture. */
export const cardPhotoUrl = ({ webp, filename, version }: PhotoFilesDoc): string =>
  urlOf(webp[0]?.filename ?? filename, version);

const srcSet = (sizes: PhotoFilesDoc['webp'], version: number): string | null =>
  sizes.map(({ filename, width }) => `${urlOf(filename, version)} ${width}w`).join(', ') || null;

/** The URL includes the version, so its content never changes and is cached (`web/server/serve-files.ts`). */
const urlOf = (filename: string, version: number): string =>
  `/cms/api/place-photos/file/${encodeURIComponent(filename)}?v=${version.toString(36)}`;

const known = (text: string | null): string | null => text?.trim() || null;
