import type { Coordinates } from '#domain/places/distance';
import { type GeoJSONSource, Map, type PointLike, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import cssUrl from 'maplibre-gl/dist/maplibre-gl.css?url';
import { hideCutNames } from './drawn-layers.ts';
import { areaOf, around, boundsOf, CITY, LIMITS } from './map-bounds.ts';
import { layersOf, readPalette } from './map-palette.ts';
import { findBase, type MakeBase } from './operator-base.ts';
import { HERE, type Pin, pinFeatures, PINS, pinSources, POINTED, PRESSABLE } from './pins.ts';

export type { Pin } from './pins.ts';
export type { LargeMap };

interface MapOptions {
  /** The initial area: west, south, east and north. */
  readonly area: string | null;
  readonly onPress: (id: number | null) => void;
  /** Called with the new area when the reader has moved the map. */
  readonly onMove: (area: string) => void;
}

const ZOOMS = { minZoom: 8.5, maxZoom: 18 };
const NEAR_ZOOM = 14;
/** Only the first places of the list are fitted, so that a few far-out ones don't zoom the city out. */
const FITTED = 50;
/** Padding around them, in pixels. */
const PADDING = 48;
/** Maximum zoom: high enough that a neighborhood of a few blocks opens with separate pins instead of clusters. */
const FITTED_ZOOM = 16;
/** Zoom for a single place, with some surroundings for orientation. */
const ALONE_ZOOM = 14.8;
setWorkerUrl(workerUrl);

/** Draws a map in the element; rejects on failure. */
export async function openMap(element: HTMLElement, options: MapOptions) {
  const [makeBase] = await Promise.all([findBase(), loadStyles()]);
  const opened = new LargeMap(element, options, makeBase);
  await opened.ready();
  return opened;
}

/** The large map. Its library is known here alone. */
class LargeMap {
  readonly #element: HTMLElement;
  readonly #options: MapOptions;
  readonly #makeBase: MakeBase;
  readonly #map: Map;
  readonly #closing = new AbortController();
  #pins: readonly Pin[] = [];
  #hasFitted: boolean;
  #pressed: number | null = null;
  #pointed: number | null = null;
  #here: Coordinates | null = null;
  #tellPoint: (id: number | null) => void = () => undefined;

  constructor(element: HTMLElement, options: MapOptions, makeBase: MakeBase) {
    this.#element = element;
    this.#options = options;
    this.#makeBase = makeBase;
    this.#hasFitted = options.area !== null;
    this.#map = new Map({
      container: element,
      style: this.#style(),
      bounds: options.area === null ? CITY : boundsOf(options.area),
      maxBounds: LIMITS,
      ...ZOOMS,
      attributionControl: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      ...(matchMedia('(prefers-reduced-motion: reduce)').matches && { fadeDuration: 0 }),
      locale: { 'Map.Title': 'Map. Arrow keys move it, plus and minus zoom.' },
    });
    this.#map.touchZoomRotate.disableRotation();
    this.#map.keyboard.disableRotation();
  }

  get attribution(): string {
    return this.#makeBase(readPalette()).attribution;
  }

  /** Resolves before anything is drawn, so that the first thing seen is the places, not the whole city. */
  async ready(): Promise<void> {
    await this.#map.once('style.load');
    this.#listen();
  }

  /** `keepsView`: doesn't refit the map once it has shown pins. */
  setPins(pins: readonly Pin[], keepsView: boolean): void {
    this.#pins = pins;
    delete this.#element.dataset.still;
    this.#source(PINS)?.setData(pinFeatures(pins));
    this.#drawMarked();
    if (pins.length > 0 && !(this.#hasFitted && keepsView)) {
      const maxZoom = pins.length === 1 ? ALONE_ZOOM : FITTED_ZOOM;
      const view = { padding: PADDING, maxZoom, animate: this.#hasFitted };
      this.#map.fitBounds(around(pins.slice(0, FITTED)), view);
      this.#hasFitted = true;
    }
    this.#element.dataset.pins = String(pins.length);
  }

  setPressed(id: number | null): void {
    this.#pressed = id;
    this.#drawMarked();
  }

  setPointed(id: number | null): void {
    if (id === this.#pointed) return;
    this.#pointed = id;
    this.#drawMarked();
  }

  /** Registers a callback for the pin under the pointer. */
  onPoint(call: (id: number | null) => void): void {
    this.#tellPoint = call;
  }

  setHere(here: Coordinates): void {
    this.#here = here;
    this.#drawMarked();
  }

  goHere(): void {
    if (!this.#here) return;
    const { longitude, latitude } = this.#here;
    this.#map.easeTo({ center: [longitude, latitude], zoom: Math.max(this.#map.getZoom(), NEAR_ZOOM) });
  }

  zoomBy(levels: number): void {
    this.#map.zoomTo(this.#map.getZoom() + levels);
  }

  close(): void {
    this.#closing.abort();
    this.#map.remove();
  }

  #style(): StyleSpecification {
    const palette = readPalette();
    const { sources, layers } = this.#makeBase(palette);
    return {
      version: 8,
      sources: { ...sources, ...pinSources(this.#pins) },
      layers: [
        { id: 'land', type: 'background', paint: { 'background-color': palette.land } },
        ...layers,
        ...layersOf('pins', palette),
      ],
    };
  }

  async #redraw(): Promise<void> {
    this.#map.setStyle(this.#style(), { diff: false });
    await this.#map.once('style.load');
    hideCutNames(this.#map);
    this.#drawMarked();
  }

  #source(id: string): GeoJSONSource | undefined {
    return this.#map.getSource<GeoJSONSource>(id);
  }

  #drawMarked(): void {
    const marked = this.#pins.filter(({ id }) => id === this.#pressed || id === this.#pointed);
    this.#source(POINTED)?.setData(pinFeatures(marked));
    this.#source(HERE)?.setData(pinFeatures(this.#here ? [{ id: 0, ...this.#here }] : []));
  }

  #listen(): void {
    const { signal } = this.#closing;
    const dark = matchMedia('(prefers-color-scheme: dark)');
    dark.addEventListener('change', () => void this.#redraw(), { signal });
    // For tests: set while the map is idle.
    this.#map.on('idle', () => (this.#element.dataset.still = ''));
    this.#map.on('movestart', () => delete this.#element.dataset.still);
    hideCutNames(this.#map);
    this.#map.on('moveend', ({ originalEvent }) => {
      hideCutNames(this.#map);
      if (originalEvent) this.#options.onMove(areaOf(this.#map.getBounds()));
    });
    this.#map.on('click', ({ point }) => this.#press(point));
    this.#map.on('mousemove', ({ point }) => this.#point(point));
  }

  #featureAt(point: PointLike) {
    const [feature] = this.#map.queryRenderedFeatures(point, { layers: Object.values(PRESSABLE) });
    return feature;
  }

  #press(point: PointLike): void {
    const feature = this.#featureAt(point);
    if (feature?.layer.id === PRESSABLE.cluster && feature.geometry.type === 'Point') {
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      void this.#openCluster(Number(feature.properties.cluster_id), { longitude, latitude });
    } else this.#options.onPress(feature ? Number(feature.properties.place) : null);
  }

  async #openCluster(id: number, { longitude, latitude }: Coordinates): Promise<void> {
    const zoom = await this.#source(PINS)?.getClusterExpansionZoom(id);
    if (zoom !== undefined) this.#map.easeTo({ center: [longitude, latitude], zoom: zoom + 0.2 });
  }

  #point(point: PointLike): void {
    const feature = this.#featureAt(point);
    this.#map.getCanvas().style.cursor = feature ? 'pointer' : '';
    const id = feature?.layer.id === PRESSABLE.pin ? Number(feature.properties.place) : null;
    if (id === this.#pointed) return;
    this.setPointed(id);
    this.#tellPoint(id);
  }
}

/** Styles for the library's elements, in a separate file because no other page needs them. */
async function loadStyles(): Promise<void> {
  if (document.querySelector(`link[href="${cssUrl}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = cssUrl;
  const loaded = new Promise((resolve, reject) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', reject);
  });
  document.head.append(link);
  await loaded;
}
