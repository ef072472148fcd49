import { type GeoJSONSource, LngLatBounds, Map, setWorkerUrl, type StyleSpecification } from 'maplibre-gl';
import cssUrl from 'maplibre-gl/dist/maplibre-gl.css?url';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Coordinates } from '#domain/places/distance';
import { readPalette } from './map-palette.ts';
import { findBase } from './operator-base.ts';
import {
  drawDot,
  HERE,
  type Pin,
  PIN_DOT,
  pinFeatures,
  pinLayers,
  PINS,
  pinSources,
  POINTED,
  POINTED_DOT,
  PRESSABLE,
} from './pin-layers.ts';

export type { Pin } from './pin-layers.ts';

interface MapOptions {
  /** What is shown first: west, south, east and north. */
  readonly area: string | null;
  readonly onPress: (id: number | null) => void;
  /** The reader has moved the map: to this area. */
  readonly onMove: (area: string) => void;
}

/** The large map, without a word about the library that draws it. */
export interface OpenMap {
  readonly attribution: string;
  setPins(pins: readonly Pin[], look: { readonly ranked: boolean; readonly keepsView: boolean }): void;
  setPressed(id: number | null): void;
  setPointed(id: number | null): void;
  /** Calls back with the pin under the pointer. */
  onPoint(call: (id: number | null) => void): void;
  setHere(here: Coordinates): void;
  goHere(): void;
  zoomBy(levels: number): void;
  close(): void;
}

const CITY = new LngLatBounds([-76.69, 39.24], [-76.54, 39.35]);
/** Baltimore and its suburbs: nothing is drawn beyond. */
const LIMITS = new LngLatBounds([-77.05, 38.98], [-76.22, 39.65]);
const ZOOMS = { minZoom: 8.5, maxZoom: 18 };
/** The first places of the list are what it is about: a few far out do not make the city small. */
const FITTED = 50;
const PADDING = 48;
const NEAR_ZOOM = 14;
/** About ten yards. */
const AREA_DIGITS = 4;

setWorkerUrl(workerUrl);

/** Draws a map in the element. Rejects where it cannot. */
export async function openMap(element: HTMLElement, options: MapOptions): Promise<OpenMap> {
  const [makeBase] = await Promise.all([findBase(), loadStyles()]);
  let pins: readonly Pin[] = [];
  let ranked = true;
  let hasFitted = options.area !== null;
  let pressed: number | null = null;
  let pointed: number | null = null;
  let here: Coordinates | null = null;
  let tellPoint: (id: number | null) => void = () => undefined;

  const style = (): StyleSpecification => {
    const palette = readPalette();
    const { sources, layers } = makeBase(palette);
    return {
      version: 8,
      sources: { ...sources, ...pinSources(pins) },
      layers: [
        { id: 'land', type: 'background', paint: { 'background-color': palette.land } },
        ...layers,
        ...pinLayers(palette, ranked),
      ],
    };
  };
  const map = new Map({
    container: element,
    style: style(),
    bounds: options.area === null ? CITY : boundsOf(options.area),
    maxBounds: LIMITS,
    ...ZOOMS,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    touchPitch: false,
    locale: { 'Map.Title': 'Map. Arrow keys move it, plus and minus zoom.' },
  });
  map.touchZoomRotate.disableRotation();
  map.keyboard.disableRotation();
  const addDots = () => {
    const { pin, pointed: marked, land } = readPalette();
    map.addImage(PIN_DOT, drawDot(13, pin, land), { pixelRatio: 2 });
    map.addImage(POINTED_DOT, drawDot(17, marked, land), { pixelRatio: 2 });
  };
  await map.once('style.load');
  addDots();
  await map.once('load');

  const source = (id: string) => map.getSource<GeoJSONSource>(id);
  async function redraw(): Promise<void> {
    map.setStyle(style(), { diff: false });
    await map.once('style.load');
    addDots();
    drawPointed();
  }
  function drawPointed(): void {
    const marked = pins.filter(({ id }) => id === pressed || id === pointed);
    source(POINTED)?.setData(pinFeatures(marked));
    source(HERE)?.setData(pinFeatures(here ? [{ id: 0, rank: 0, ...here }] : []));
  }

  const dark = matchMedia('(prefers-color-scheme: dark)');
  const onDark = () => void redraw();
  dark.addEventListener('change', onDark);
  // For who looks at the page from outside: nothing is on its way.
  map.on('idle', () => (element.dataset.still = ''));
  map.on('movestart', () => delete element.dataset.still);
  map.on('moveend', ({ originalEvent }) => {
    if (originalEvent) options.onMove(areaOf(map.getBounds()));
  });
  map.on('click', ({ point }) => {
    const [feature] = map.queryRenderedFeatures(point, { layers: Object.values(PRESSABLE) });
    if (feature?.layer.id === PRESSABLE.cluster && feature.geometry.type === 'Point') {
      const [longitude = 0, latitude = 0] = feature.geometry.coordinates;
      void source(PINS)
        ?.getClusterExpansionZoom(Number(feature.properties.cluster_id))
        .then((zoom) => map.easeTo({ center: [longitude, latitude], zoom: zoom + 0.2 }));
    } else options.onPress(feature ? Number(feature.properties.place) : null);
  });
  map.on('mousemove', ({ point }) => {
    const [feature] = map.queryRenderedFeatures(point, { layers: Object.values(PRESSABLE) });
    map.getCanvas().style.cursor = feature ? 'pointer' : '';
    const id = feature?.layer.id === PRESSABLE.pin ? Number(feature.properties.place) : null;
    if (id === pointed) return;
    pointed = id;
    drawPointed();
    tellPoint(id);
  });

  return {
    attribution: makeBase(readPalette()).attribution,
    setPins(next, look) {
      const isOther = look.ranked !== ranked;
      pins = next;
      delete element.dataset.still;
      ranked = look.ranked;
      if (isOther) void redraw();
      else source(PINS)?.setData(pinFeatures(pins));
      drawPointed();
      if (pins.length > 0 && !(hasFitted && look.keepsView)) {
        map.fitBounds(around(pins.slice(0, FITTED)), { padding: PADDING, maxZoom: 14.8, animate: hasFitted });
        hasFitted = true;
      }
      element.dataset.pins = String(pins.length);
    },
    setPressed(id) {
      pressed = id;
      drawPointed();
    },
    setPointed(id) {
      pointed = id;
      drawPointed();
    },
    onPoint(call) {
      tellPoint = call;
    },
    setHere(next) {
      here = next;
      drawPointed();
    },
    goHere() {
      if (here)
        map.easeTo({ center: [here.longitude, here.latitude], zoom: Math.max(map.getZoom(), NEAR_ZOOM) });
    },
    zoomBy: (levels) => void map.zoomTo(map.getZoom() + levels),
    close() {
      dark.removeEventListener('change', onDark);
      map.remove();
    },
  };
}

function around(pins: readonly Pin[]): LngLatBounds {
  const bounds = new LngLatBounds();
  for (const { longitude, latitude } of pins) bounds.extend([longitude, latitude]);
  return bounds;
}

function boundsOf(area: string): LngLatBounds {
  const [west = 0, south = 0, east = 0, north = 0] = area.split(',').map(Number);
  return new LngLatBounds([west, south], [east, north]);
}

function areaOf(bounds: LngLatBounds): string {
  const corners = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
  return corners.map((degrees) => degrees.toFixed(AREA_DIGITS)).join();
}

/** Of the library's elements: a file of its own, as no other page needs them. */
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
