/** What the home page's slot is made for (spec 2 §5), in CSS pixels. */
export const AD_SLOT = { width: 970, height: 250 } as const;

interface Size {
  readonly width: number;
  readonly height: number;
}

/** One sentence where a picture has another size than the slot; it is shown all the same (decisions §9). */
export function sizeWarning(size: Size | null): string | null {
  if (!size || (size.width === AD_SLOT.width && size.height === AD_SLOT.height)) return null;
  return `The picture is ${size.width} x ${size.height} pixels. The slot is made for ${AD_SLOT.width} x ${AD_SLOT.height}.`;
}
