/** Size of the home page's slot (spec 2 §5), in CSS pixels. */
export const AD_SLOT = { width: 970, height: 250 } as const;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A warning when a picture does not match the slot's size; it is shown anyway (decisions §9). */
export function sizeWarning(size: Size | null): string | null {
  if (!size || (size.width === AD_SLOT.width && size.height === AD_SLOT.height)) return null;
  return `The picture is ${size.width} x ${size.height} pixels. The slot is made for ${AD_SLOT.width} x ${AD_SLOT.height}.`;
}
