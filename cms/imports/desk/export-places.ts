import type { ExportFormat } from '#contract/imports';
import { writeHours, writeSpecialDay } from '#domain/imports/hours-text';
import { guardCell } from '#domain/imports/spreadsheet-cell';
import { stringify } from 'csv-stringify/sync';
import type { Pool } from 'pg';
import { eachCurrentPlaces, type CurrentPlace } from '../commit/current-places.ts';
import type { Named } from '../map/field-kinds.ts';
import { FIELD_NAMES } from '../map/restaurant-fields.ts';

const COLUMNS = ['id', ...FIELD_NAMES, 'source', 'sourceKey'] as const;

const FETCHED = 1_000;

/**
 * All places, including drafts, as files that import back unchanged. Streamed from one snapshot, whatever their
 * number. Merged places are exported as the places they became.
 */
export async function* exportPlaces(pool: Pool, format: ExportFormat): AsyncGenerator<string> {
  const { start, write, end, separator } = FORMS[format];
  yield start;
  let isFirst = true;
  for await (const places of eachPlaces(pool)) {
    yield (isFirst ? '' : separator) + places.map(write).join(separator);
    isFirst = false;
  }
  yield end;
}

async function* eachPlaces(pool: Pool): AsyncGenerator<CurrentPlace[]> {
  const client = await pool.connect();
  let isDone = false;
  try {
    await client.query('begin isolation level repeatable read read only');
    yield* eachCurrentPlaces(client, FETCHED);
    await client.query('commit');
    isDone = true;
  } finally {
    // The reader may stop midway, which leaves a statement open on the connection.
    client.release(!isDone);
  }
}

interface Form {
  readonly start: string;
  readonly write: (place: CurrentPlace) => string;
  readonly end: string;
  readonly separator: string;
}

const FORMS: Readonly<Record<ExportFormat, Form>> = {
  csv: { start: stringify([[...COLUMNS]]), write: toLine, end: '', separator: '' },
  json: { start: '[\n', write: (place) => JSON.stringify(toRecord(place)), end: '\n]\n', separator: ',\n' },
  geojson: {
    start: '{"type": "FeatureCollection", "features": [\n',
    write: (place) => JSON.stringify(toFeature(place)),
    end: '\n]}\n',
    separator: ',\n',
  },
};

function toLine(place: CurrentPlace): string {
  const record = {
    ...toRecord(place),
    openingHours: writeHours(place.openingHours),
    tags: place.tags.join('|'),
    dishes: namesOf(place.dishes).join('|'),
    formerNames: namesOf(place.formerNames).join('|'),
    specialHours: place.specialHours.map(writeSpecialDay).join('|'),
  };
  return stringify([COLUMNS.map((column) => toCell(record[column]))]);
}

function toCell(value: string | number | boolean | null): string {
  return value === null ? '' : guardCell(String(value));
}

function toRecord(place: CurrentPlace) {
  const { stamp: _stamp, isPending: _isPending, origins: _origins, ...record } = place;
  return {
    ...record,
    dishes: namesOf(place.dishes),
    formerNames: namesOf(place.formerNames),
    specialHours: place.specialHours.map(writeSpecialDay),
  };
}

function namesOf(list: readonly Named[]): string[] {
  return list.map(({ name }) => name);
}

function toFeature(place: CurrentPlace): object {
  const { latitude, longitude } = place;
  const isSomewhere = latitude !== null && longitude !== null;
  const geometry = isSomewhere ? { type: 'Point', coordinates: [longitude, latitude] } : null;
  return { type: 'Feature', id: place.id, properties: toRecord(place), geometry };
}
