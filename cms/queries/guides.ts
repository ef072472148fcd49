import { storedDay } from '#domain/calendar/stored-day';
import type { GuideSettings } from '#domain/guides/guide-directory';
import type { Guide } from '../payload-types.ts';

/** An editor's settings for a guide, including what only its own page uses. */
export interface StoredGuide extends GuideSettings {
  readonly id: number;
  readonly authors: Guide['authors'];
  readonly body: Guide['body'];
  readonly image: Guide['image'];
  readonly metaTitle: Guide['metaTitle'];
  readonly sharePicture: Guide['sharePicture'];
  readonly pinnedIds: readonly number[];
  readonly notes: ReadonlyMap<number, string>;
  readonly updatedAt: string;
}

export function toStored(doc: Guide): StoredGuide {
  return {
    id: doc.id,
    kind: doc.kind,
    slug: doc.slug,
    title: orNull(doc.title),
    heading: orNull(doc.heading),
    description: orNull(doc.description),
    neighborhood: orNull(doc.neighborhood),
    cuisine: orNull(doc.cuisine),
    rule: doc.rule ?? null,
    own: { tags: doc.ruleTags ?? [], keywords: doc.ruleKeywords ?? [] },
    publishDate: doc.publishDate ? storedDay(doc.publishDate) : null,
    year: doc.year ?? null,
    hidden: doc.hidden ?? false,
    authors: doc.authors,
    body: doc.body,
    image: doc.image,
    metaTitle: doc.metaTitle,
    sharePicture: doc.sharePicture,
    pinnedIds: (doc.pins ?? []).map(idOf),
    excludedIds: (doc.exclusions ?? []).map(idOf),
    notes: new Map((doc.notes ?? []).map(({ restaurant, note }) => [idOf(restaurant), note])),
    updatedAt: doc.updatedAt,
  };
}

function idOf(related: number | { id: number }): number {
  return typeof related === 'number' ? related : related.id;
}

/** The panel stores an empty field as an empty string. */
function orNull(text: string | null | undefined): string | null {
  const trimmed = text?.trim() ?? '';
  return trimmed === '' ? null : trimmed;
}
