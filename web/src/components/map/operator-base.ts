import { addProtocol, type SourceSpecification } from 'maplibre-gl';
import { Protocol } from 'pmtiles';
import { drawnBase, type MapBase } from './drawn-layers.ts';
import { layersOf, type MapPalette } from './map-palette.ts';

type About =
  | { readonly kind: 'drawn' }
  | { readonly kind: 'pmtiles'; readonly attribution: string; readonly file: string };

/** Makes a base in the given colors, which change between light and dark. */
export type MakeBase = (palette: MapPalette) => MapBase;

/** The operator's base map, or the drawn city if there is none. */
export async function findBase(): Promise<MakeBase> {
  const about = (await fetchJson('/basemap/about.json')) as About;
  if (about.kind === 'drawn') return drawnBase;
  const { attribution, file } = about;
  addProtocol('pmtiles', new Protocol().tile);
  const url = `pmtiles://${location.origin}/basemap/${file}`;
  const source: SourceSpecification = { type: 'vector', url };
  return (palette) => ({ sources: { base: source }, layers: layersOf('tiles', palette), attribution });
}

async function fetchJson(address: string): Promise<unknown> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return answer.json();
}
