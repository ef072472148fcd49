import { storedDay } from '#domain/calendar/stored-day';
import type { GuideSettings } from '#domain/guides/guide-directory';
import type { Guide } from '../payload-types.ts';

/** An editor's settings for a guide, including what only its own page uses. */
export interface StoredGuide
  extends
    GuideSettings,
    Pick<Guide, 'id' | 'authors' | 'body' | 'image' | 'metaTitle' | 'sharePicture' | 'updatedAt'> {
  readonly pinnedIds: readonly number[];
  readonly notes: ReadonlyMap<number, string>;
}

export function toStored(doc: Guide): StoredGuide {
  return {
    ...doc,
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
    pinnedIds: (doc.pins ?? []).map(idOf),
    excludedIds: (doc.exclusions ?? []).map(idOf),
    notes: new Map((doc.notes ?? []).map(({ restaurant, note }) => [idOf(restaurant), note])),
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
