import { AD_IMAGE_MAX_BYTES } from '#contract/ads';
import { useEffect, useState } from 'react';

export const MAX_PICTURE_MB = AD_IMAGE_MAX_BYTES / 1024 / 1024;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The file that was picked: where the browser shows it, how large it is, and what is wrong with it. */
export function useChosenPicture() {
  const [file, setFile] = useState<File>();
  const [url, setUrl] = useState<string>();
  const [size, setSize] = useState<Size | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);

  useEffect(() => {
    setUrl(undefined);
    setSize(null);
    setUnreadable(false);
    if (!file) return;
    const address = URL.createObjectURL(file);
    const picture = new Image();
    picture.addEventListener('load', () => {
      setUrl(address);
      setSize({ width: picture.naturalWidth, height: picture.naturalHeight });
    });
    picture.addEventListener('error', () => setUnreadable(true));
    picture.src = address;
    return () => {
      picture.src = '';
      URL.revokeObjectURL(address);
    };
  }, [file]);

  return { file, url, size, fault: faultOf(file, isUnreadable), choose: setFile };
}

/** Said before anything is sent; the server decides by itself. */
function faultOf(file: File | undefined, isUnreadable: boolean): string | undefined {
  if (file && file.size > AD_IMAGE_MAX_BYTES) {
    return `The picture is larger than ${MAX_PICTURE_MB} MB. Make it smaller and try again.`;
  }
  return isUnreadable ? 'This file is no picture that a browser can show.' : undefined;
}
