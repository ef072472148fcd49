import { DEFAULT_GIVES_WAY } from '#domain/quiz/gives-way';
import { buildQuizPool, type QuizPlace, type QuizPool } from '#domain/quiz/quiz-pool';
import type { QuizSettings } from '#domain/quiz/settings';
import { sql } from '@payloadcms/db-postgres';
import type { Payload } from 'payload';
import { service } from '../start/services.ts';
import type { QuizSetting } from '../payload-types.ts';
import { isListedSql, ratingSql } from './listed.ts';
import { RESTAURANT_COLUMNS } from './restaurant-doc.ts';
import { runSql } from './run-sql.ts';
import { findGlobal, findListingRules } from './settings.ts';

/** The quiz pool, built once per content version. */
export function findQuizPool(payload: Payload): Promise<QuizPool> {
  return service('contentMemory').remember('quiz-pool', async () => {
    const [places, settings, { hiddenCategories }] = await Promise.all([
      listQuizPlaces(payload),
      findGlobal(payload, 'quiz-settings'),
      findListingRules(payload),
    ]);
    return buildQuizPool(places, toSettings(settings), hiddenCategories);
  });
}

function listQuizPlaces(payload: Payload): Promise<QuizPlace[]> {
  return runSql<QuizPlace>(
    payload,
    sql`select r.id, r.name, r.description, r.category, r.neighborhood, r.price_range as "priceRange",
          r.status, ${ratingSql} as rating, r.review_count::int as "reviewCount",
          ${RESTAURANT_COLUMNS.tags} as tags
        from restaurants r where ${isListedSql} order by r.id`,
  );
}

function toSettings(doc: QuizSetting): QuizSettings {
  return {
    ...doc,
    zips: doc.zips ?? [],
    suburbs: doc.suburbs ?? [],
    relatedCuisines: doc.relatedCuisines ?? [],
    overrides: doc.overrides ?? [],
    givesWay: doc.givesWay?.length ? doc.givesWay : DEFAULT_GIVES_WAY,
    emojis: doc.emojis ?? [],
  };
}
