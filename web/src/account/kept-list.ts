import type { DinerList } from '#contract/lists';
import type { ListChange, ListPlace } from '#domain/lists/list-places';

/** A list of the reader, on the device or in the account. */
export interface KeptList {
  /** Part of the list's URL; stays the same after sign-in. */
  readonly key: string;
  readonly name: string;
  /** Hearts save to this one. */
  readonly isDefault: boolean;
  readonly places: readonly ListPlace[];
  /** The account's list; `null` on the device. */
  readonly account: DinerList | null;
}

/**
 * The result of a change. A note conflict carries the text written elsewhere. A refusal has already been shown to the
 * reader.
 */
export type Outcome = 'kept' | 'refused' | { readonly note: string };

export interface Lists {
  /** The saved places first. */
  readonly lists: readonly KeptList[];
  readonly isLoading: boolean;
  readonly onRetry: (() => void) | undefined;
  readonly change: (list: KeptList, change: ListChange) => Promise<Outcome>;
  /** Returns the key of the new list, or `null` if the limit is reached. */
  readonly create: (name: string, places?: readonly ListPlace[]) => Promise<string | null>;
  /** Returns whether the list was renamed. */
  readonly rename: (list: KeptList, name: string) => Promise<boolean>;
  /** Returns whether the list was deleted. */
  readonly remove: (list: KeptList) => Promise<boolean>;
  /** Restores a list that was just deleted. */
  readonly restore: (list: KeptList) => Promise<void>;
}

export const DEFAULT_KEY = 'saved';
