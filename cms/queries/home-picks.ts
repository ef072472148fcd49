import { cityDay } from '#domain/calendar/city-time';
import { storedDay } from '#domain/calendar/stored-day';
import type { GuideEntry } from '#domain/guides/guide-directory';
import { byScore } from '#domain/places/rated';
import { openedWithinDays } from '#search';
import type { CollectionSlug, Payload } from 'payload';
import type { Home, Story } from '../payload-types.ts';
import { relatedId } from '../rich-text/article-text.ts';
import { NEWEST_STORIES } from '#domain/guides/editorial-words';
import { HOME_SHOWN } from '#domain/places/home-cut';
import { findGuideDirectory } from './guide-directory.ts';
import type { StoredGuide } from './guides.ts';
import { listOpenedLately } from './openings.ts';
import type { RestaurantDoc } from './restaurant-doc.ts';
import { listListedByIds } from './restaurants.ts';
import { listPublished } from './published.ts';

type Section = NonNullable<Home['sections']>[number];
type SectionOf<Kind extends Section['blockType']> = Extract<Section, { blockType: Kind }>;

/** A section with the documents it shows, all of which readers can open. */
export type FilledSection =
  | { readonly kind: 'stories'; readonly section: SectionOf<'stories'>; readonly docs: Story[] }
  | {
      readonly kind: 'guides';
      readonly section: SectionOf<'guides'>;
      readonly docs: GuideEntry<StoredGuide>[];
    }
  | { readonly kind: 'places'; readonly section: SectionOf<'places'>; readonly docs: RestaurantDoc[] }
  | { readonly kind: 'fixed'; readonly section: Exclude<Section, { picks?: unknown }> };

export type HomeLead =
  { readonly kind: 'story'; readonly doc: Story } | { readonly kind: 'place'; readonly doc: RestaurantDoc };

/** So long a story is news, and so many of the latest openings are compared. */
const NEWS_DAYS = 30;
const OPENINGS = 20;

/** What leads the home page: the editors' choice if readers can open it, or else the best of what is new. */
export async function findHomeLead(payload: Payload, { lead }: Pick<Home, 'lead'>): Promise<HomeLead | null> {
  const chosen = lead && relatedId(lead.value);
  const [stories, places] = await Promise.all([
    listPublished(payload, 'stories'),
    chosen && lead.relationTo === 'restaurants' ? listListedByIds(payload, [chosen]) : [],
  ]);
  const [place] = places;
  if (place) return { kind: 'place', doc: place };
  const since = openedWithinDays(NEWS_DAYS, cityDay(new Date()));
  const story =
    stories.find(({ id }) => lead?.relationTo === 'stories' && id === chosen) ??
    stories.slice(0, 1).find(({ publishDate }) => publishDate && storedDay(publishDate) >= since);
  if (story) return { kind: 'story', doc: story };
  const [opened] = (await listOpenedLately(payload, OPENINGS)).toSorted(byScore);
  return opened ? { kind: 'place', doc: opened } : null;
}

/** Fills the sections, in the editors' order. Loads only the kinds of documents that they use. */
export async function fillHomeSections(
  payload: Payload,
  sections: readonly Section[],
  lead: HomeLead | null = null,
): Promise<FilledSection[]> {
  const has = (kind: Section['blockType']) => sections.some(({ blockType }) => blockType === kind);
  const picks = sections.flatMap((section) => (section.blockType === 'places' ? [pickedIds(section)] : []));
  const [stories, directory, places, opened] = await Promise.all([
    has('stories') ? listPublished(payload, 'stories') : [],
    has('guides') ? findGuideDirectory(payload) : null,
    listListedByIds(payload, picks.flat()),
    picks.some((ids) => ids.length === 0) ? listOpenedLately(payload, HOME_SHOWN) : [],
  ]);
  // What leads comes again only where there is little else.
  const isLead = ({ id }: Story) => lead?.kind === 'story' && id === lead.doc.id;
  return sections.map((section): FilledSection => {
    switch (section.blockType) {
      case 'stories': {
        const docs = isPicked(section)
          ? inOrder(section, stories, ({ id }) => id)
          : stories
              .toSorted((a, b) => Number(isLead(a)) - Number(isLead(b)))
              .slice(0, section.limit ?? NEWEST_STORIES);
        return { kind: 'stories', section, docs };
      }
      case 'guides':
        return {
          kind: 'guides',
          section,
          docs: inOrder(section, directory?.guides ?? [], ({ settings }) => settings?.id),
        };
      case 'places': {
        const docs = pickedIds(section).length === 0 ? opened : inOrder(section, places, ({ id }) => id);
        return { kind: 'places', section, docs };
      }
      default:
        return { kind: 'fixed', section };
    }
  });
}

function inOrder<Doc>(
  section: SectionOf<'stories' | 'guides' | 'places'>,
  docs: readonly Doc[],
  idOf: (doc: Doc) => number | undefined,
): Doc[] {
  const byId = new Map(docs.map((doc) => [idOf(doc), doc]));
  return pickedIds(section).flatMap((id) => byId.get(id) ?? []);
}

function isPicked(section: SectionOf<'stories'>): boolean {
  return section.choice === 'picked';
}

function pickedIds({ picks }: SectionOf<'stories' | 'guides' | 'places'>): number[] {
  return (picks ?? []).map(relatedId).filter((id) => id !== null);
}

export interface HiddenPick {
  readonly section: string;
  /** `null`: nothing in the section can be shown. */
  readonly title: string | null;
  /** In the panel. */
  readonly path: string;
}

const PICKED_FROM = { stories: 'stories', guides: 'guides', places: 'restaurants' } as const;

/** Home page picks that readers don't see, its lead included, and sections that are omitted because they are empty. */
export async function findHiddenPicks(
  payload: Payload,
  { lead, sections }: Pick<Home, 'lead' | 'sections'>,
): Promise<HiddenPick[]> {
  const filled = await fillHomeSections(payload, sections ?? []);
  const found = filled.map(async (entry): Promise<HiddenPick[]> => {
    if (entry.kind === 'fixed') return [];
    const collection = PICKED_FROM[entry.kind];
    const { heading } = entry.section;
    const hidden = await nameHidden(payload, heading, collection, hiddenIds(entry));
    if (entry.docs.length > 0) return hidden;
    return [...hidden, { section: heading, title: null, path: '/cms/globals/home' }];
  });
  return (await Promise.all([findHiddenLead(payload, lead), ...found])).flat();
}

async function findHiddenLead(payload: Payload, lead: Home['lead']): Promise<HiddenPick[]> {
  const chosen = lead && relatedId(lead.value);
  if (!chosen) return [];
  const shown = await findHomeLead(payload, { lead });
  const isShown = shown?.doc.id === chosen && (shown.kind === 'story') === (lead.relationTo === 'stories');
  return nameHidden(payload, 'What leads the page', lead.relationTo, isShown ? [] : [chosen]);
}

function hiddenIds(entry: Exclude<FilledSection, { kind: 'fixed' }>): number[] {
  if (entry.kind === 'stories' && !isPicked(entry.section)) return [];
  const shown = entry.docs.map((doc) => ('settings' in doc ? doc.settings?.id : doc.id));
  return pickedIds(entry.section).filter((id) => !shown.includes(id));
}

async function nameHidden(
  payload: Payload,
  section: string,
  collection: Extract<CollectionSlug, 'stories' | 'guides' | 'restaurants'>,
  ids: readonly number[],
): Promise<HiddenPick[]> {
  if (ids.length === 0) return [];
  const { docs } = await payload.find({
    collection,
    where: { id: { in: [...ids] } },
    // A never-published draft has its text only in its latest version.
    draft: true,
    depth: 0,
    limit: 0,
    pagination: false,
  });
  return docs.map((doc) => ({
    section,
    title: nameOf(doc) ?? 'No title yet',
    path: `/cms/collections/${collection}/${doc.id}`,
  }));
}

function nameOf(doc: object): string | null {
  const { name, heading, title } = doc as { name?: string; heading?: string; title?: string };
  return name || heading || title || null;
}
