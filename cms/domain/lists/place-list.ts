/** Lists per diner, including the saved places. */
export const MAX_LISTS = 50;
export const MAX_LIST_NAME = 60;
/** Places on a list. */
export const MAX_SAVED = 500;
export const MAX_NOTE = 4_000;
/** Characters of all lists as JSON. */
const MAX_TEXT = 1_000_000;
/** A device that has been offline for longer may bring a removed place back. */
const REMOVALS_KEPT_MS = 180 * 24 * 60 * 60 * 1000;

/** The list that hearts save to; each diner has it, and it can't be renamed or deleted. */
export const HEARTS = 'saved';
export const HEARTS_NAME = 'Saved places';

/** What a diner says about a place. */
export interface PlaceFacts {
  readonly note: string;
  readonly beenThere: boolean;
  /** Places with a higher rank come first. The time of adding, unless moved. */
  readonly rank: number;
  /** A removed place is kept for a while, so that other devices learn of it. */
  readonly removed: boolean;
}

export interface ListPlace extends PlaceFacts {
  /** A restaurant's. */
  readonly id: number;
  /** In milliseconds. */
  readonly updatedAt: number;
}

export interface ListFacts {
  readonly name: string;
  /** Anyone with its link can read it. */
  readonly shared: boolean;
  readonly removed: boolean;
}

/** A diner's list, or only its changed places. */
export interface PlaceList extends ListFacts {
  /** Chosen by the device that made the list; part of its URL. */
  readonly key: string;
  /** When name, sharing or removal changed, in milliseconds. */
  readonly updatedAt: number;
  readonly places: readonly ListPlace[];
}

/** An empty list. Its time is that of no change, so that any other wins. */
export const newList = (key: string, name: string): PlaceList => ({
  key,
  name,
  shared: false,
  removed: false,
  updatedAt: 0,
  places: [],
});

export function placesOf({ places }: PlaceList): ListPlace[] {
  return places.filter(({ removed }) => !removed).sort((a, b) => b.rank - a.rank || b.id - a.id);
}

/** The change that wins over everything known of the place, even if the clock is slow. */
export function changePlace(list: PlaceList, id: number, facts: Partial<PlaceFacts>, now: number): PlaceList {
  const known = list.places.find((place) => place.id === id);
  const before = known ?? { id, note: '', beenThere: false, rank: now, removed: false };
  const updatedAt = Math.max(now, (known?.updatedAt ?? 0) + 1);
  return { ...list, places: [{ ...before, ...facts, updatedAt }] };
}

/** The same for the list itself, with all its places. */
export function changeList(list: PlaceList, facts: Partial<ListFacts>, now: number): PlaceList {
  return { ...list, ...facts, updatedAt: Math.max(now, list.updatedAt + 1) };
}

/** A rank between two neighbors, either of which may be missing. */
export function rankBetween(above: number | undefined, below: number | undefined, now: number): number {
  if (above === undefined) return Math.max(now, (below ?? 0) + 1);
  return below === undefined ? above - 1000 : (above + below) / 2;
}

/** Drops the places of removed lists, and removals that every device has heard of by now. */
export function trimLists(lists: readonly PlaceList[], now: number): PlaceList[] {
  const isKept = ({ removed, updatedAt }: { removed: boolean; updatedAt: number }) =>
    !removed || updatedAt > now - REMOVALS_KEPT_MS;
  return lists
    .filter(isKept)
    .map((list) => ({ ...list, places: list.removed ? [] : list.places.filter(isKept) }));
}

/** Why lists can't grow as they did; `null` if they can. What is too large already may stay and shrink. */
export function growthFault(before: readonly PlaceList[], after: readonly PlaceList[]): string | null {
  const count = (lists: readonly PlaceList[]) => lists.filter(({ removed }) => !removed).length;
  if (count(after) > Math.max(MAX_LISTS, count(before))) {
    return `You can keep ${MAX_LISTS} lists. Delete one to make room for another.`;
  }
  const sizes = new Map(before.map((list) => [list.key, placesOf(list).length]));
  const full = after.find((list) => placesOf(list).length > Math.max(MAX_SAVED, sizes.get(list.key) ?? 0));
  if (full) return `A list holds ${MAX_SAVED} places. Take some off “${full.name}” to add others.`;
  const size = JSON.stringify(after).length;
  return size > MAX_TEXT && size > JSON.stringify(before).length
    ? 'Your lists hold as much as we can keep. Delete a list or shorten some notes.'
    : null;
}
