/** The sources of checked links, with the role that can fix them. */
export const LINKING = {
  stories: 'editor',
  guides: 'editor',
  pages: 'editor',
  awards: 'editor',
  home: 'editor',
  restaurants: 'data',
  ads: 'ads',
  'featured-businesses': 'ads',
} as const;

export type Linking = keyof typeof LINKING;

export interface LinkUse {
  /** A path on this site, a whole URL, or the document of an internal link: `/cms/collections/stories/12`. */
  readonly address: string;
  readonly collection: Linking;
  readonly docId: number;
  /** The linked words, or the field of a place, an award or an ad. */
  readonly part: string;
}

/** The result of checking an address. */
export type LinkState =
  | { readonly state: 'ok' }
  | { readonly state: 'broken'; readonly problem: string }
  /** The check itself failed, which says nothing about the link. */
  | { readonly state: 'unknown' };
