import type { DinerList } from '#contract/lists';
import type { ListChange, ListPlace } from '#domain/lists/list-places';

/** A list of the reader, on the device or in the account. */
export interface KeptList {
  /** Of its address: the same before and after sign-in. */
  readonly key: string;
  readonly name: string;
  /** Hearts save to this one. */
  readonly isDefault: boolean;
  readonly places: readonly ListPlace[];
  /** In the account; `null` on the device. */
  readonly account: DinerList | null;
}

/** What became of a change; of a note: the text that somebody else has written meanwhile. The reader was told of a refusal. */
export type Outcome = 'kept' | 'refused' | { readonly note: string };

export interface Lists {
  /** The saved places first. */
  readonly lists: readonly KeptList[];
  readonly isLoading: boolean;
  readonly onRetry: (() => void) | undefined;
  readonly change: (list: KeptList, change: ListChange) => Promise<Outcome>;
  /** Answers the key of the new list; `null` where there is no room for one. */
  readonly create: (name: string, places?: readonly ListPlace[]) => Promise<string | null>;
  /** Answers whether it has its new name. */
  readonly rename: (list: KeptList, name: string) => Promise<boolean>;
  /** Answers whether it is gone. */
  readonly remove: (list: KeptList) => Promise<boolean>;
  /** Brings a list back that has just been deleted. */
  readonly restore: (list: KeptList) => Promise<void>;
}

export const DEFAULT_KEY = 'saved';
