/** The credit and license of a picture: "Photo by Ana Cruz / CC BY 4.0"; empty if neither is known. */
export function creditLine({ credit, license }: { credit?: unknown; license?: unknown }): string {
  return [credit, license]
    .flatMap((part) => (typeof part === 'string' && part.trim() !== '' ? [part.trim()] : []))
    .join(' / ');
}
