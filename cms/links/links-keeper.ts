export interface LinksKeeper {
  /** The status of a path on this site after redirects; `null` without an answer. */
  requestOwnPage(path: string): Promise<number | null>;
  checkAgain(address: string): Promise<void>;
  /** Begins to check all links now, unless that is under way. */
  checkAll(): Promise<void>;
  /** Checks the links to other sites of a document that was just saved; nobody waits for it. */
  checkSaved(addresses: readonly string[]): void;
  close(): Promise<void>;
}

/** Command-line tools have no site to ask. */
export const UNHOSTED_LINKS: LinksKeeper = {
  requestOwnPage: async () => null,
  checkAgain: async () => undefined,
  checkAll: async () => undefined,
  checkSaved: () => undefined,
  close: async () => undefined,
};
