import * as migration_20261121_050000_initial from './20261121_050000_initial.ts';
import * as migration_20261121_060000_content_changes from './20261121_060000_content_changes.ts';
import * as migration_20261121_065000_search_desk from './20261121_065000_search_desk.ts';
import * as migration_20261121_070000_search from './20261121_070000_search.ts';
import * as migration_20261121_071000_search_runs from './20261121_071000_search_runs.ts';
import * as migration_20261121_080903_editorial from './20261121_080903_editorial.ts';
import * as migration_20261121_083155_directory_pages from './20261121_083155_directory_pages.ts';
import * as migration_20261121_083525_reviews_saved_lists from './20261121_083525_reviews_saved_lists.ts';
import * as migration_20261121_105509_ads_and_tracking from './20261121_105509_ads_and_tracking.ts';
import * as migration_20261121_110226_newsletter from './20261121_110226_newsletter.ts';
import * as migration_20261121_110444_quiz_settings from './20261121_110444_quiz_settings.ts';
import * as migration_20261121_110956_imports from './20261121_110956_imports.ts';
import * as migration_20261121_160000_search_filters from './20261121_160000_search_filters.ts';
import * as migration_20261121_220000_search_columns from './20261121_220000_search_columns.ts';
import * as migration_20261122_040000_search_vocabulary from './20261122_040000_search_vocabulary.ts';

export const migrations = [
  {
    up: migration_20261121_050000_initial.up,
    down: migration_20261121_050000_initial.down,
    name: '20261121_050000_initial',
  },
  {
    up: migration_20261121_060000_content_changes.up,
    down: migration_20261121_060000_content_changes.down,
    name: '20261121_060000_content_changes',
  },
  {
    up: migration_20261121_065000_search_desk.up,
    down: migration_20261121_065000_search_desk.down,
    name: '20261121_065000_search_desk',
  },
  {
    up: migration_20261121_070000_search.up,
    down: migration_20261121_070000_search.down,
    name: '20261121_070000_search',
  },
  {
    up: migration_20261121_071000_search_runs.up,
    down: migration_20261121_071000_search_runs.down,
    name: '20261121_071000_search_runs',
  },
  {
    up: migration_20261121_080903_editorial.up,
    down: migration_20261121_080903_editorial.down,
    name: '20261121_080903_editorial',
  },
  {
    up: migration_20261121_083155_directory_pages.up,
    down: migration_20261121_083155_directory_pages.down,
    name: '20261121_083155_directory_pages',
  },
  {
    up: migration_20261121_083525_reviews_saved_lists.up,
    down: migration_20261121_083525_reviews_saved_lists.down,
    name: '20261121_083525_reviews_saved_lists',
  },
  {
    up: migration_20261121_105509_ads_and_tracking.up,
    down: migration_20261121_105509_ads_and_tracking.down,
    name: '20261121_105509_ads_and_tracking',
  },
  {
    up: migration_20261121_110226_newsletter.up,
    down: migration_20261121_110226_newsletter.down,
    name: '20261121_110226_newsletter',
  },
  {
    up: migration_20261121_110444_quiz_settings.up,
    down: migration_20261121_110444_quiz_settings.down,
    name: '20261121_110444_quiz_settings',
  },
  {
    up: migration_20261121_110956_imports.up,
    down: migration_20261121_110956_imports.down,
    name: '20261121_110956_imports',
  },
  {
    up: migration_20261121_160000_search_filters.up,
    down: migration_20261121_160000_search_filters.down,
    name: '20261121_160000_search_filters',
  },
  {
    up: migration_20261121_220000_search_columns.up,
    down: migration_20261121_220000_search_columns.down,
    name: '20261121_220000_search_columns',
  },
  {
    up: migration_20261122_040000_search_vocabulary.up,
    down: migration_20261122_040000_search_vocabulary.down,
    name: '20261122_040000_search_vocabulary',
  },
];
