import { isRecord } from '#domain/is-record';
import { pathOf } from '#domain/addresses/site-pages';

/**
 * A Lexical node as stored; untrusted, since it may come from an editor, an import or a manual database
 * change.
 */
export interface TextNode {
  readonly type: string;
  readonly [property: string]: unknown;
}

/** The nodes of a stored text; empty if it is invalid. */
export function topNodes(text: unknown): TextNode[] {
  return isRecord(text) && isRecord(text.root) ? childrenOf(text.root) : [];
}

export function childrenOf(node: object): TextNode[] {
  const children: unknown = 'children' in node ? node.children : undefined;
  return Array.isArray(children) ? children.filter(isNode) : [];
}

function isNode(value: unknown): value is TextNode {
  return isRecord(value) && typeof value.type === 'string';
}

/** The id of a related document, populated or not. */
export function relatedId(value: unknown): number | null {
  const id = isRecord(value) ? value.id : value;
  return typeof id === 'number' ? id : null;
}

/** A trimmed stored text; `null` if it is blank or not a text. */
export function wordsIn(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null;
}

/** A place in an editor's list, with its note. */
interface ListedPlace {
  readonly id: number;
  readonly note: string | null;
}

/** What goes between sections of prose. */
export type PlaceSection =
  | { readonly kind: 'closings' }
  | { readonly kind: 'restaurant'; readonly id: number }
  | { readonly kind: 'places'; readonly heading: string | null; readonly places: readonly ListedPlace[] };

type ArticleSection = { readonly kind: 'nodes'; readonly nodes: readonly TextNode[] } | PlaceSection;

/** Splits a stored text into sections of prose and the places that go between them. */
export function splitArticle(text: unknown): ArticleSection[] {
  const sections: ArticleSection[] = [];
  let nodes: TextNode[] = [];
  const endSection = () => {
    if (nodes.length > 0) sections.push({ kind: 'nodes', nodes });
    nodes = [];
  };
  for (const node of topNodes(text)) {
    const places = placesOf(node);
    if (places === null) {
      nodes.push(node);
      continue;
    }
    endSection();
    sections.push(places);
  }
  endSection();
  return sections;
}

/** The places that a text shows or links to. */
export function restaurantIdsIn(text: unknown): number[] {
  const ids = new Set<number>();
  const visit = (node: TextNode) => {
    const places = placesOf(node);
    for (const id of places ? idsOf(places) : linkedRestaurant(node)) ids.add(id);
    childrenOf(node).forEach(visit);
  };
  topNodes(text).forEach(visit);
  return [...ids];
}

/** The plain text, for the reading time. */
export function wordsOf(text: unknown): string {
  const words: string[] = [];
  const visit = (node: TextNode) => {
    if (typeof node.text === 'string') words.push(node.text);
    words.push(...wordsOfBlock(node));
    childrenOf(node).forEach(visit);
    // Separates paragraphs, but not spans of one word.
    if (node.type !== 'text') words.push(' ');
  };
  topNodes(text).forEach(visit);
  return words.join('');
}

/** A block's own words, each preceded by a blank. */
function wordsOfBlock(node: TextNode): string[] {
  if (node.type !== 'block' || !isRecord(node.fields)) return [];
  const { heading, places, quote, speaker, caption, title } = node.fields;
  const notes = Array.isArray(places) ? places.map((row) => (isRecord(row) ? row.note : null)) : [];
  return [heading, quote, speaker, caption, title, ...notes].flatMap((part) => [' ', wordsIn(part) ?? '']);
}

function placesOf(node: TextNode): PlaceSection | null {
  if (node.type !== 'block' || !isRecord(node.fields)) return null;
  const { blockType, heading, places, restaurant } = node.fields;
  if (blockType === 'restaurantCard') {
    const id = relatedId(restaurant);
    return id === null ? null : { kind: 'restaurant', id };
  }
  if (blockType === 'closings') return { kind: 'closings' };
  if (blockType !== 'placeList' || !Array.isArray(places)) return null;
  return { kind: 'places', heading: wordsIn(heading), places: places.flatMap(listedPlace) };
}

function listedPlace(row: unknown): ListedPlace[] {
  if (!isRecord(row)) return [];
  const id = relatedId(row.restaurant);
  return id === null ? [] : [{ id, note: wordsIn(row.note) }];
}

/** The places of a card or list, in its order. */
export function idsOf(section: PlaceSection): number[] {
  if (section.kind === 'closings') return [];
  return section.kind === 'restaurant' ? [section.id] : section.places.map(({ id }) => id);
}

function linkedRestaurant(node: TextNode): number[] {
  if (node.type !== 'link' || !isRecord(node.fields) || !isRecord(node.fields.doc)) return [];
  const id = node.fields.doc.relationTo === 'restaurants' ? relatedId(node.fields.doc.value) : null;
  return id === null ? [] : [id];
}

interface LinkTarget {
  readonly href: string;
  readonly isExternal: boolean;
}

const EXTERNAL = /^(?:https?:\/\/[^\s/]|mailto:\S|tel:\S)/i;
const INTERNAL = /^(?:\/(?![/\\])|#)/;

export function linkTarget(fields: unknown): LinkTarget | null {
  if (!isRecord(fields)) return null;
  if (fields.linkType === 'internal') return internalTarget(fields.doc);
  if (typeof fields.url !== 'string') return null;
  // Browsers ignore control characters and blanks inside a URL ("java\nscript:").
  const url = [...fields.url].filter((character) => character > ' ' && character !== '\u007f').join('');
  if (INTERNAL.test(url)) return { href: url, isExternal: false };
  return EXTERNAL.test(url) ? { href: url, isExternal: true } : null;
}

function internalTarget(doc: unknown): LinkTarget | null {
  if (!isRecord(doc)) return null;
  const href = documentPath(doc.relationTo, doc.value);
  return href === null ? null : { href, isExternal: false };
}

/** Paths of linked documents, by collection; `null` if a document has no page. */
const PATHS: Readonly<Record<string, (doc: Record<string, unknown>) => string | null>> = {
  restaurants: (doc) =>
    whenPublished(doc, () => (typeof doc.id === 'number' ? pathOf.restaurant(doc.id) : null)),
  stories: (doc) => whenPublished(doc, () => bySlug(doc, pathOf.story)),
  guides: (doc) => whenPublished(doc, () => bySlug(doc, pathOf.guide)),
  pages: (doc) => whenPublished(doc, () => bySlug(doc, pathOf.page)),
  authors: (doc) => bySlug(doc, pathOf.author),
  cuisines: ({ name, hidden }) => (typeof name === 'string' && hidden !== true ? pathOf.cuisine(name) : null),
  neighborhoods: ({ name }) => (typeof name === 'string' ? pathOf.neighborhood(name) : null),
};

function documentPath(relationTo: unknown, value: unknown): string | null {
  if (!isRecord(value) || typeof relationTo !== 'string' || !Object.hasOwn(PATHS, relationTo)) return null;
  return PATHS[relationTo]?.(value) ?? null;
}

function whenPublished(doc: Record<string, unknown>, path: () => string | null): string | null {
  return doc._status === 'published' ? path() : null;
}

function bySlug({ slug }: Record<string, unknown>, path: (slug: string) => string): string | null {
  return typeof slug === 'string' ? path(slug) : null;
}
