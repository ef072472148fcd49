import { createStore, del, entries, set, type UseStore } from 'idb-keyval';
import { changedFields, isSame, pick, type Base, type Difference, type Values } from './three-ways.ts';

/** What somebody typed into a form, until it is stored. */
export interface KeptForm {
  readonly document: string;
  readonly base: Base;
  readonly values: Values;
  /** When it was typed last, as an instant. */
  readonly at: string;
}

export type Left = readonly [key: string, form: KeptForm];

/** Where forms are kept, and which of them are open in a tab. */
export interface Device {
  readonly set: (key: string, form: KeptForm) => Promise<void>;
  readonly del: (key: string) => Promise<void>;
  readonly entries: () => Promise<Left[]>;
  /** Marks the form as open until the returned function is called, or the tab is gone. */
  readonly open: (key: string) => () => void;
  readonly openKeys: () => Promise<readonly string[]>;
}

/** Not for a device that others may use. */
const SECRET = /password|proof/i;

/** The words of one open form on this device. */
export class KeptWords {
  readonly #document: string;
  readonly #device: Device;
  readonly #key: string;
  readonly close: () => void;

  constructor(document: string, device: Device) {
    this.#document = document;
    this.#device = device;
    this.#key = `${document}#${Math.random().toString(36).slice(2)}`;
    this.close = device.open(this.#key);
  }

  /** Keeps what the form has changed, or forgets the form if that is nothing. */
  async keep(values: Values, base: Base): Promise<void> {
    const changed = changedFields(values, base).filter((field) => !SECRET.test(field));
    if (changed.length === 0) return this.forget(this.#key);
    await this.#device.set(this.#key, {
      document: this.#document,
      base,
      values: pick(values, changed),
      at: new Date().toISOString(),
    });
  }

  /** What forms of this document that are no longer open have left, the oldest first. */
  async findLeft(): Promise<Left[]> {
    const open = new Set([this.#key, ...(await this.#device.openKeys())]);
    return (await this.#device.entries())
      .filter(([key, { document }]) => document === this.#document && !open.has(key))
      .toSorted(([, one], [, other]) => one.at.localeCompare(other.at));
  }

  forget(key: string): Promise<void> {
    return this.#device.del(key);
  }
}

/** What a kept form has and the open one doesn't. */
export function compareKept({ values }: KeptForm, shown: Values): Difference[] {
  return Object.keys(values)
    .filter((field) => !isSame(values[field], shown[field]))
    .map((field) => ({ field, mine: values[field], theirs: shown[field] }));
}

let opened: UseStore | undefined;
const store = () => (opened ??= createStore('desk', 'words'));

/** This browser. Tabs see each other's open forms by their locks, which browsers have in secure contexts only. */
export const thisDevice: Device = {
  set: (key, form) => set(key, form, store()),
  del: (key) => del(key, store()),
  entries: () => entries<string, KeptForm>(store()),
  open(key) {
    const { promise, resolve } = Promise.withResolvers<void>();
    void navigator.locks?.request(key, () => promise);
    return resolve;
  },
  openKeys: async () => ((await navigator.locks?.query())?.held ?? []).flatMap(({ name }) => name ?? []),
};
