/** The colors of a map, as the page has them now: light or dark. */
export interface MapPalette {
  readonly land: string;
  readonly water: string;
  readonly park: string;
  readonly road: string;
  readonly highway: string;
  readonly name: string;
  readonly nature: string;
  readonly pin: string;
  readonly onPin: string;
  readonly cluster: string;
  readonly onCluster: string;
  readonly pointed: string;
  readonly onPointed: string;
  readonly here: string;
  /** Family of the names. */
  readonly font: string;
}

/** Reads `styles/tokens.css`. */
export function readPalette(): MapPalette {
  const tokens = getComputedStyle(document.documentElement);
  const read = (name: string) => tokens.getPropertyValue(`--${name}`).trim();
  return {
    land: read('map-land'),
    water: read('map-water'),
    park: read('map-park'),
    road: read('map-road'),
    highway: read('map-highway'),
    name: read('map-name'),
    nature: read('map-nature'),
    pin: read('old-bay'),
    onPin: read('on-old-bay'),
    cluster: read('harbor'),
    onCluster: read('card'),
    pointed: read('ink'),
    onPointed: read('paper'),
    here: read('focus'),
    font: 'Figtree Variable',
  };
}
