'use client';

import { z } from 'zod';
import type { Named } from '../../collections/place-names/known-names.ts';
import { callPanel } from './call-panel.ts';

const namesSchema = z.object({ docs: z.array(z.object({ name: z.string() })) });
const placesSchema = z.object({
  docs: z.array(
    z.object({
      id: z.number(),
      name: z.string(),
      neighborhood: z.string().nullish(),
      address: z.string().nullish(),
    }),
  ),
});

const MOST_PLACES = 20;
/** A form can have dozens of fields of one kind. */
const loaded = new Map<Named, Promise<string[]>>();

/** All names of a kind. */
export function loadNames(kind: Named): Promise<string[]> {
  const known = loaded.get(kind);
  if (known) return known;
  const path = `/${kind}?pagination=false&depth=0&sort=name&select[name]=true`;
  const names = callPanel(namesSchema, 'GET', path).then(({ docs }) => docs.map(({ name }) => name));
  loaded.set(kind, names);
  names.catch(() => loaded.delete(kind));
  return names;
}

export interface PlaceChoice {
  readonly id: number;
  readonly name: string;
  /** With neighborhood and street: names alone repeat within a city. */
  readonly label: string;
}

/** Places with all of these words in name, neighborhood or street; those of the given neighborhood come first. */
export async function searchPlaces(words: string, first?: string | null): Promise<PlaceChoice[]> {
  const has = words
    .split(/\s+/)
    .filter(Boolean)
    .map((word) => ({
      or: ['name', 'neighborhood', 'address'].map((field) => ({ [field]: { like: word } })),
    }));
  if (!first) return findPlaces({ and: has });
  const own = await findPlaces({ and: [...has, { neighborhood: { equals: first } }] });
  return [...own, ...(await findPlaces({ and: [...has, { neighborhood: { not_equals: first } }] }))];
}

export const placesOf = (ids: readonly number[]): Promise<PlaceChoice[]> =>
  findPlaces({ id: { in: ids } }, ids.length);

async function findPlaces(where: object, limit = MOST_PLACES): Promise<PlaceChoice[]> {
  const query = new URLSearchParams([
    ...['name', 'neighborhood', 'address'].map((field): [string, string] => [`select[${field}]`, 'true']),
    ...flatten(where, 'where'),
  ]);
  const path = `/restaurants?depth=0&sort=name&limit=${limit}&${query.toString()}`;
  const { docs } = await callPanel(placesSchema, 'GET', path);
  return docs.map(({ id, name, neighborhood, address }) => ({
    id,
    name,
    label: [name, neighborhood, address].filter(Boolean).join(' · '),
  }));
}

/** A condition in the notation of Payload's addresses: `where[and][0][name][like]`. */
function flatten(value: unknown, at: string): [string, string][] {
  if (typeof value !== 'object' || value === null) return [[at, String(value)]];
  return Object.entries(value).flatMap(([key, inner]) => flatten(inner, `${at}[${key}]`));
}
