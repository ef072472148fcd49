import { isRecordId } from '#domain/addresses/record-id';
import { isRecord } from '#domain/is-record';
import {
  changeList,
  changePlace,
  HEARTS,
  HEARTS_NAME,
  newList,
  type PlaceList,
} from '#domain/lists/place-list';

/** Saved places in their order; their notes and the other lists. */
export const OLDER_KEYS = ['saved-places', 'saved-lists'] as const;

/** The lists of a device as earlier versions of the site stored them. */
export function readOlderLists(): PlaceList[] {
  const [ids, stored] = OLDER_KEYS.map((key) => parse(localStorage.getItem(key)));
  const { facts, lists } = isRecord(stored) ? stored : {};
  const noted = new Map(recordsIn(facts).map((place) => [place['id'], place]));
  const hearts = (Array.isArray(ids) ? ids : []).map((id: unknown) => noted.get(id) ?? { id });
  const named = recordsIn(lists).flatMap(({ deviceKey, name, places }) =>
    typeof deviceKey === 'string' && typeof name === 'string'
      ? [changeList(withPlaces(newList(deviceKey, name), recordsIn(places)), {}, Date.now())]
      : [],
  );
  return hearts.length === 0 ? named : [withPlaces(newList(HEARTS, HEARTS_NAME), hearts), ...named];
}

function withPlaces(list: PlaceList, places: readonly Record<string, unknown>[]): PlaceList {
  const now = Date.now();
  return {
    ...list,
    places: places.flatMap(({ id, note, beenThere }, index) => {
      if (!isRecordId(id)) return [];
      const facts = { note: typeof note === 'string' ? note : '', beenThere: beenThere === true };
      return changePlace(list, id, { ...facts, rank: now - 1000 * index }, now).places;
    }),
  };
}

function parse(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch {
    return null;
  }
}

const recordsIn = (value: unknown) => (Array.isArray(value) ? value.filter(isRecord) : []);
