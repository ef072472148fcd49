import { AD_IMAGE_MAX_BYTES } from '#contract/ads';
import type { Size } from '#domain/ads/ad-size';
import { useEffect, useRef, useState, type RefObject } from 'react';

export const MAX_PICTURE_MB = AD_IMAGE_MAX_BYTES / 1024 / 1024;

export const PICTURE_TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/gif', 'image/avif'];

interface Choice {
  readonly file?: File;
  /** Object URL, once the browser has decoded the picture. */
  readonly url?: string;
  readonly size?: Size;
  readonly isUnreadable?: boolean;
}

/** The chosen file: its preview, dimensions and validation error. */
export function useChosenPicture() {
  const [choice, setChoice] = useState<Choice>({});
  const address = useRef<string>(undefined);

  useEffect(() => () => drop(address), []);

  async function choose(file: File | undefined): Promise<void> {
    drop(address);
    setChoice(file ? { file } : {});
    if (!file || faultOf({ file })) return;
    const url = URL.createObjectURL(file);
    address.current = url;
    const size = await createImageBitmap(file).catch(() => null);
    // Another file may have been chosen since.
    if (address.current === url)
      setChoice(
        size ? { file, url, size: { width: size.width, height: size.height } } : { file, isUnreadable: true },
      );
  }

  return {
    file: choice.file,
    url: choice.url,
    size: choice.size ?? null,
    fault: faultOf(choice),
    choose: (file: File | undefined) => void choose(file),
  };
}

function drop(address: RefObject<string | undefined>): void {
  if (address.current !== undefined) URL.revokeObjectURL(address.current);
  address.current = undefined;
}

/** Early feedback only; the server validates again. */
export function faultOf({ file, isUnreadable }: Choice): string | undefined {
  // Browsers report an empty type if they don't know it.
  if (file?.type && !PICTURE_TYPES.includes(file.type)) {
    return 'Choose a PNG, JPEG, WebP, GIF or AVIF picture.';
  }
  if (file && file.size > AD_IMAGE_MAX_BYTES) {
    return `The picture is larger than ${MAX_PICTURE_MB} MB. Make it smaller and try again.`;
  }
  return isUnreadable ? 'Browsers can’t show this file. Choose another picture.' : undefined;
}
