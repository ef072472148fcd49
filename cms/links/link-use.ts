/** The collections whose links are checked, and the home page, by who can mend them. */
export const LINKING = {
  stories: 'editor',
  guides: 'editor',
  pages: 'editor',
  awards: 'editor',
  home: 'editor',
  restaurants: 'data',
} as const;

export type Linking = keyof typeof LINKING;

/** A link as a document has it. */
export interface LinkUse {
  /** A path of the site, a whole address, or the document of an own link: `/cms/collections/stories/12`. */
  readonly address: string;
  readonly collection: Linking;
  readonly docId: number;
  /** The words that are linked, or the field of a place or an award. */
  readonly part: string;
}

/** What became of asking an address. */
export type LinkState =
  | { readonly state: 'ok' }
  | { readonly state: 'broken'; readonly problem: string }
  /** Nobody was there to ask, which says nothing about the link. */
  | { readonly state: 'unknown' };
