import type { Saved } from '#contract/saved';
import { isRecordId } from '#domain/addresses/record-id';
import { isRecord } from '#domain/is-record';
import { mergeLists } from '#domain/lists/merge-lists';
import { placesOf, trimLists, type ListPlace, type PlaceList } from '#domain/lists/place-list';

/** The lists of an account, or of nobody, as this device has them. */
export interface KeptLists {
  readonly lists: readonly PlaceList[];
  /** Changes that the server doesn't have yet. Without an account it gets only shared lists. */
  readonly unsent: readonly PlaceList[];
  /** Tokens of links by the keys of lists; `null` until the server has answered. */
  readonly links: Readonly<Record<string, string>> | null;
  /** Proves that the lists shared without an account are this device's. */
  readonly deviceKey?: string | undefined;
}

/** The owner of lists without an account; an account is its id. */
export const DEVICE = 'device';
export const NOTHING_KEPT: KeptLists = { lists: [], unsent: [], links: null };

const STORAGE_KEY = 'lists';
type ByOwner = Readonly<Record<string, KeptLists>>;

let text: string | null = null;
let current: ByOwner = {};
/** If the browser blocks storage, lists last only as long as the page. */
let isStorageGone = false;
const listeners = new Set<() => void>();

/** Returns the same object until it changes, in this tab or another one. */
export function readKept(owner: string): KeptLists {
  return readAll()[owner] ?? NOTHING_KEPT;
}

export function watchKept(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}

export function changeKept(owner: string, change: (kept: KeptLists) => KeptLists): void {
  writeAll({ ...readAll(), [owner]: change(readKept(owner)) });
}

/** Merges a change into the owner's lists, and notes it for the server. */
export function keepChange(owner: string, changed: PlaceList): void {
  changeKept(owner, (kept) => {
    const isKnown = [...Object.keys(kept.links ?? {}), ...kept.unsent.map(({ key }) => key)];
    const goesOut = owner !== DEVICE || changed.shared || isKnown.includes(changed.key);
    return {
      ...kept,
      lists: trimLists(mergeLists(kept.lists, [changed]), Date.now()),
      unsent: goesOut ? mergeLists(kept.unsent, [changed]) : kept.unsent,
    };
  });
}

/** Takes over the server’s answer to `sent`. */
export function keepAnswer(owner: string, sent: readonly PlaceList[], { lists, links }: Saved): void {
  changeKept(owner, (kept) => ({
    ...kept,
    // Another tab may have taken over a later answer.
    lists: mergeLists(kept.lists, lists),
    unsent: withoutSent(kept.unsent, sent),
    links,
  }));
}

function withoutSent(unsent: readonly PlaceList[], sent: readonly PlaceList[]): PlaceList[] {
  return unsent.flatMap((list) => {
    const gone = sent.find(({ key }) => key === list.key);
    if (!gone) return [list];
    const times = new Map(gone.places.map(({ id, updatedAt }) => [id, updatedAt]));
    const places = list.places.filter(({ id, updatedAt }) => times.get(id) !== updatedAt);
    return places.length === 0 && list.updatedAt === gone.updatedAt ? [] : [{ ...list, places }];
  });
}

/** Moves the lists kept without an account into the account's, in one step for all tabs. */
export function moveIntoAccount(owner: string): void {
  const all = readAll();
  const { lists, links, deviceKey } = all[DEVICE] ?? NOTHING_KEPT;
  if (lists.length === 0) return;
  const kept = all[owner] ?? NOTHING_KEPT;
  const moved = lists
    .filter(({ key, removed }) => !removed || links?.[key])
    .map((list) => ({
      ...list,
      places: placesToMove(
        list,
        kept.lists.find(({ key }) => key === list.key),
      ),
    }));
  writeAll({
    ...all,
    [DEVICE]: { ...NOTHING_KEPT, deviceKey },
    [owner]: { ...kept, lists: mergeLists(kept.lists, moved), unsent: mergeLists(kept.unsent, moved) },
  });
}

/** A heart pressed or taken back here says nothing about a place that the account has notes on. */
function placesToMove(list: PlaceList, known: PlaceList | undefined): ListPlace[] {
  const held = new Set(known && placesOf(known).map(({ id }) => id));
  return placesOf(list).filter(({ id, note, beenThere }) => note !== '' || beenThere || !held.has(id));
}

/** Forgets the accounts' lists once nobody is signed in, except for changes that are still to be sent. */
export function forgetAccounts(): void {
  const kept = Object.entries(readAll()).filter(
    ([owner, { unsent }]) => owner === DEVICE || unsent.length > 0,
  );
  if (kept.length < Object.keys(readAll()).length) writeAll(Object.fromEntries(kept));
}

function readAll(): ByOwner {
  if (isStorageGone) return current;
  try {
    const stored = localStorage.getItem(STORAGE_KEY);
    if (stored !== text) {
      text = stored;
      current = parseKept(stored);
    }
  } catch {
    isStorageGone = true;
  }
  return current;
}

function writeAll(next: ByOwner): void {
  current = next;
  text = JSON.stringify(next);
  try {
    localStorage.setItem(STORAGE_KEY, text);
  } catch {
    isStorageGone = true;
  }
  for (const listener of listeners) listener();
}

/** The stored value is untrusted: an invalid one counts as none. */
export function parseKept(stored: string | null): ByOwner {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return isRecord(value) && Object.values(value).every(isKept) ? (value as ByOwner) : {};
  } catch {
    return {};
  }
}

const isKept = (value: unknown) =>
  isRecord(value) &&
  areLists(value['lists']) &&
  areLists(value['unsent']) &&
  (value['links'] === null || isRecord(value['links']));

const areLists = (value: unknown) =>
  Array.isArray(value) &&
  value.every(
    (list: unknown) =>
      isRecord(list) &&
      typeof list['key'] === 'string' &&
      typeof list['name'] === 'string' &&
      Array.isArray(list['places']) &&
      list['places'].every(
        (place: unknown) => isRecord(place) && isRecordId(place['id']) && typeof place['note'] === 'string',
      ),
  );
