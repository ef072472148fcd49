import { cityYear } from '#domain/calendar/city-time';
import { paragraphsOf } from '#domain/words/paragraphs';
import { assembleGuides, type GuideEntry } from '#domain/guides/guide-directory';
import type { Payload } from 'payload';
import { service } from '../start/services.ts';
import { findNameStats } from './aggregates.ts';
import { listNameRecords } from './name-records.ts';
import { toStored, type StoredGuide } from './guides.ts';
import { listPublished } from './published.ts';
import { findListingRules } from './settings.ts';

export interface GuideDirectory {
  readonly guides: GuideEntry<StoredGuide>[];
  readonly slugAliases: Record<string, string>;
}

/** Every guide currently on the site. With `draft`, that draft's settings replace the published ones. */
export function findGuideDirectory(payload: Payload, draft?: StoredGuide): Promise<GuideDirectory> {
  const year = cityYear(new Date());
  if (draft) return readGuideDirectory(payload, year, draft);
  // Every guide's page needs the others' URLs, so the directory is cached per content version.
  return service('contentMemory').remember(`guide-directory-${year}`, () =>
    readGuideDirectory(payload, year),
  );
}

async function readGuideDirectory(
  payload: Payload,
  year: number,
  draft?: StoredGuide,
): Promise<GuideDirectory> {
  const [docs, neighborhoods, cuisines, rules, recordOf] = await Promise.all([
    listPublished(payload, 'guides'),
    findNameStats(payload, 'neighborhood'),
    findNameStats(payload, 'cuisine'),
    findListingRules(payload),
    listNameRecords(payload),
  ]);
  // With the pictures and links of their texts.
  const published = docs.map(toStored);
  const stored = draft ? [...published.filter(({ id }) => id !== draft.id), draft] : published;
  return {
    guides: assembleGuides({
      stored,
      neighborhoods,
      cuisines,
      listText: (kind, name) => paragraphsOf(recordOf(kind, name).intro),
      wordsOf: recordOf,
      year,
    }),
    slugAliases: rules.slugAliases,
  };
}
