import { AD_IMAGE_MAX_BYTES } from '#contract/ads';
import { useEffect, useRef, useState, type RefObject } from 'react';

export const MAX_PICTURE_MB = AD_IMAGE_MAX_BYTES / 1024 / 1024;

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Choice {
  readonly file?: File;
  /** Where the browser shows it, once it could. */
  readonly url?: string;
  readonly size?: Size;
  readonly isUnreadable?: boolean;
}

/** The file that was picked: where the browser shows it, how large it is, and what is wrong with it. */
export function useChosenPicture() {
  const [choice, setChoice] = useState<Choice>({});
  const address = useRef<string>(undefined);

  useEffect(() => () => drop(address), []);

  async function choose(file: File | undefined): Promise<void> {
    drop(address);
    setChoice(file ? { file } : {});
    if (!file) return;
    const url = URL.createObjectURL(file);
    address.current = url;
    const size = await measure(url);
    // Another one may have been picked meanwhile.
    if (address.current === url) setChoice(size ? { file, url, size } : { file, isUnreadable: true });
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

function measure(url: string): Promise<Size | null> {
  return new Promise((resolve) => {
    const picture = new Image();
    picture.addEventListener('load', () =>
      resolve({ width: picture.naturalWidth, height: picture.naturalHeight }),
    );
    picture.addEventListener('error', () => resolve(null));
    picture.src = url;
  });
}

/** Said before anything is sent; the server decides by itself. */
function faultOf({ file, isUnreadable }: Choice): string | undefined {
  if (file && file.size > AD_IMAGE_MAX_BYTES) {
    return `The picture is larger than ${MAX_PICTURE_MB} MB. Make it smaller and try again.`;
  }
  return isUnreadable ? 'This file is no picture that a browser can show.' : undefined;
}
