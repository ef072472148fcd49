import { townOf } from '#domain/addresses/postal-address';
import { slugOf } from '#domain/addresses/slugs';
import { postalKey } from '#domain/addresses/postal-codes';
import { greatCircleMiles, locationOf, type Coordinates } from '#domain/places/distance';
import { tally } from '#domain/words/listing-facts';
import { boundsOf } from '#cms/imports/map/area-feature';
import { buildRestaurant, readRestaurantRow } from '#cms/imports/map/restaurant-row';
import { guessMap, type GuessedMap } from '#cms/imports/map/guess-map';
import { checkImportMap } from '#cms/imports/map/import-map';
import { readMapFile } from '#cms/imports/map/known-maps';
import { readAreas } from '#cms/imports/map/polygons';
import { inspectFile } from '#cms/imports/read/inspect-file';
import { readFirstRows, readSource } from '#cms/imports/read/read-source';
import type { SamplePlace } from '../rows/sample-place.ts';
import type { Outline } from './outlines.ts';

export interface Lists {
  readonly places?: string;
  readonly map?: string;
  readonly neighborhoods?: string;
  /** What names an outline. */
  readonly property?: string | undefined;
}

interface Described {
  /** Null without a place that has a position. */
  readonly area: object | null;
  readonly files: Readonly<Record<string, object>> & { readonly 'site.json'?: object };
  readonly report: string;
}

/** What a city's lists say about it: its places, and what follows from them. @throws ImportFault */
export async function describePlaces(lists: Lists, outlines: readonly Outline[]): Promise<Described> {
  const { places, map, rejected } = await readPlaces(lists);
  const drawn = drawOutlines(outlines);
  if (places.length === 0) return { area: null, files: drawn, report: '' };
  const middles = middlesOf(places);
  const names = (key: 'category' | 'neighborhood') =>
    tally(places.map((place) => place[key]))
      .slice(0, SHOWN)
      .map(({ value }) => ({ label: value, slug: slugOf(value) }));
  return {
    area: areaOf(places),
    files: {
      ...(outlines.length === 0 && { 'drawn-names.json': namesAt(middles) }),
      ...drawn,
      'sample/places.json': places,
      'site.json': { popularNeighborhoods: names('neighborhood'), popularCuisines: names('category') },
      'quiz.json': { zips: postalAreas(places, middles) },
      [`import-maps/${map.source}.json`]: map,
    },
    report: `: ${places.length} places, ${rejected} rows left out`,
  };
}

const SHOWN = 5;
const GUESSED_FROM = 50;

async function readPlaces({ places: file, map: named, neighborhoods, property }: Lists) {
  if (file === undefined) return { places: [], map: { source: '' }, rejected: 0 };
  const source = await inspectFile(file);
  // Whatever it is, it is checked below.
  const map = named
    ? ((await readMapFile(named)) as GuessedMap)
    : guessMap(await readFirstRows(source, GUESSED_FROM), source);
  const mapped = {
    ...map,
    fields: { ...(property !== undefined && { neighborhood: { polygon: property } }), ...map.fields },
  };
  const reader = {
    map: checkImportMap(mapped, named ?? source.name),
    now: new Date(),
    isTable: source.columns !== null,
    ...(neighborhoods !== undefined && { areas: await readAreas(neighborhoods) }),
  };
  const places: SamplePlace[] = [];
  let rejected = 0;
  for await (const row of readSource(source)) {
    const read = readRestaurantRow(row, reader);
    if (read.faults.length + read.missing.length === 0) places.push(placeOf(places.length + 1, read));
    else rejected += 1;
  }
  return { places, map: mapped, rejected };
}

/** Without what is unknown. It keeps its source and key, so that the next import of the list finds it. */
function placeOf(
  id: number,
  row: Parameters<typeof buildRestaurant>[0] & { source: string; sourceKey: string },
): SamplePlace {
  const { dishes, formerNames, specialHours: _special, ...place } = buildRestaurant(row);
  const known = Object.entries({
    ...place,
    dishes: dishes.map(({ name }) => name),
    formerNames: formerNames.map(({ name }) => name),
  }).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0));
  const { source, sourceKey } = row;
  return { id, source, sourceKey, ...Object.fromEntries(known) } as SamplePlace;
}

const positionOf = ({ latitude = null, longitude = null }: SamplePlace) =>
  locationOf({ latitude, longitude });

/** The middle of all places, and a first view of nearly all of them. */
function areaOf(places: readonly SamplePlace[]): object | null {
  const positions = places.flatMap((place) => positionOf(place) ?? []);
  if (positions.length === 0) return null;
  const between = (key: keyof Coordinates) => {
    const sorted = positions.map((position) => position[key]).toSorted((a, b) => a - b);
    const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 0;
    return { low: at(0.1), middle: at(0.5), high: at(0.9) };
  };
  const [latitudes, longitudes] = [between('latitude'), between('longitude')];
  return {
    center: { latitude: latitudes.middle, longitude: longitudes.middle },
    firstView: {
      south: latitudes.low - MARGIN,
      north: latitudes.high + MARGIN,
      west: longitudes.low - MARGIN,
      east: longitudes.high + MARGIN,
    },
  };
}

const MARGIN = 0.01;

interface Middle extends Coordinates {
  readonly name: string;
}

function middlesOf(places: readonly SamplePlace[]): readonly Middle[] {
  return tally(places.map(({ neighborhood }) => neighborhood)).flatMap(({ value: name }) => {
    const there = places
      .filter(({ neighborhood }) => neighborhood === name)
      .flatMap((place) => positionOf(place) ?? []);
    return there.length === 0 ? [] : { name, ...middleOf(there) };
  });
}

function middleOf(positions: readonly Coordinates[]): Coordinates {
  const mean = (key: keyof Coordinates) =>
    Number((positions.reduce((sum, position) => sum + position[key], 0) / positions.length).toFixed(4));
  return { latitude: mean('latitude'), longitude: mean('longitude') };
}

const WALK_MILES = 1;
const DRIVE_MILES = 4;

/** For the quiz: each postal code with its neighborhoods, and those around it. */
function postalAreas(places: readonly SamplePlace[], middles: readonly Middle[]): object[] {
  const codes = Map.groupBy(places, ({ fullAddress }) =>
    postalKey((townOf(fullAddress ?? null).postalCode ?? '').replace(/-\d{4}$/, '')),
  );
  return [...codes].flatMap(([zip, there]) => {
    const positions = there.flatMap((place) => positionOf(place) ?? []);
    if (zip === '' || positions.length === 0) return [];
    const within = (miles: number) =>
      middles
        .filter((middle) => greatCircleMiles(middle, middleOf(positions)) <= miles)
        .map(({ name }) => name);
    const own = tally(there.map(({ neighborhood }) => neighborhood)).map(({ value }) => value);
    return {
      zip,
      neighborhoods: own,
      nearby: within(DRIVE_MILES).filter((name) => !own.includes(name)),
      walkable: [...new Set([...own, ...within(WALK_MILES)])],
    };
  });
}

const namesAt = (middles: readonly Middle[]) =>
  middles.map((middle) => ({ kind: 'place', rank: 2, ...middle }));

/** The borders of neighborhoods, with their names, as the drawn map. */
function drawOutlines(outlines: readonly Outline[]): Readonly<Record<string, object>> {
  if (outlines.length === 0) return {};
  const coordinates = outlines.flatMap(({ rings }) => rings.map((ring) => ring.map(rounded)));
  const middles = outlines.map(({ name, rings }) => {
    const [west, south, east, north] = boundsOf(rings.flat());
    const [longitude, latitude] = rounded([(west + east) / 2, (south + north) / 2]);
    return { name, latitude, longitude };
  });
  const geometry = { type: 'MultiLineString', coordinates };
  return {
    'drawn-map.json': {
      type: 'FeatureCollection',
      features: [{ type: 'Feature', properties: { kind: 'border' }, geometry }],
    },
    'drawn-names.json': namesAt(middles),
  };
}

const rounded = ([longitude, latitude]: readonly [number, number]) =>
  [Number(longitude.toFixed(4)), Number(latitude.toFixed(4))] as const;
