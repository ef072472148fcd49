/** Lists per diner, including the saved places. */
export const MAX_LISTS = 50;
export const MAX_LIST_NAME = 60;
/** The limit for a typed note. */
export const MAX_NOTE = 500;
/** Merged notes may be longer than typed ones. */
export const MAX_MERGED_NOTE = 4_000;

/** The name of the list that the heart buttons save to. */
export const DEFAULT_LIST_NAME = 'Saved places';

/** A place on a list. */
export interface ListPlace {
  readonly id: number;
  readonly note: string;
  readonly beenThere: boolean;
}

/** One change by a diner. Positions are given by the preceding place, so that two people can move places at once. */
export type ListChange =
  /** Adds at the top, or after the given place. */
  | { readonly change: 'add'; readonly place: ListPlace; readonly after?: number | null | undefined }
  | { readonly change: 'remove'; readonly id: number }
  | { readonly change: 'move'; readonly id: number; readonly after: number | null }
  /** `from` is the text before the change, to detect a concurrent change. */
  | { readonly change: 'note'; readonly id: number; readonly from: string; readonly note: string }
  | { readonly change: 'been-there'; readonly id: number; readonly beenThere: boolean };

/** The places after a change. Ignores changes to places that aren't on the list, and repeated additions. */
export function changePlaces(places: readonly ListPlace[], change: ListChange): readonly ListPlace[] {
  switch (change.change) {
    case 'add': {
      const { place, after = null } = change;
      if (places.some(({ id }) => id === place.id)) return places;
      return movePlace([place, ...places], place.id, after);
    }
    case 'remove':
      return places.filter(({ id }) => id !== change.id);
    case 'move':
      return movePlace(places, change.id, change.after);
    case 'note':
      return places.map((place) => (place.id === change.id ? { ...place, note: change.note } : place));
    case 'been-there':
      return places.map((place) =>
        place.id === change.id ? { ...place, beenThere: change.beenThere } : place,
      );
  }
}

/** If the place to move it after is gone, it stays where it is. */
function movePlace(places: readonly ListPlace[], id: number, after: number | null): readonly ListPlace[] {
  const moved = places.find((place) => place.id === id);
  const others = places.filter((place) => place.id !== id);
  const at = after === null ? 0 : others.findIndex((place) => place.id === after) + 1;
  if (!moved || (after !== null && at === 0)) return places;
  return others.toSpliced(at, 0, moved);
}
