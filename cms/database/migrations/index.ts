import * as migration_20261127_213900_initial from './20261127_213900_initial.ts';
import * as migration_20261128_021748_opened_on_and_moods from './20261128_021748_opened_on_and_moods.ts';
import * as migration_20261128_070000_gathered_changes from './20261128_070000_gathered_changes.ts';
import * as migration_20261128_074527_home_drafts from './20261128_074527_home_drafts.ts';
import * as migration_20261128_082059_no_last_edited_at from './20261128_082059_no_last_edited_at.ts';
import * as migration_20261128_101500_no_readership from './20261128_101500_no_readership.ts';
import * as migration_20261128_113000_no_refused_hours from './20261128_113000_no_refused_hours.ts';
import * as migration_20261128_140203_flights from './20261128_140203_flights.ts';
import * as migration_20261128_144639_closed_on from './20261128_144639_closed_on.ts';
import * as migration_20261128_173320_import_photos from './20261128_173320_import_photos.ts';
import * as migration_20261128_175741_ad_reports from './20261128_175741_ad_reports.ts';
import * as migration_20261128_182249_newsletter_texts from './20261128_182249_newsletter_texts.ts';
import * as migration_20261128_205616_newsletter_issues from './20261128_205616_newsletter_issues.ts';
import * as migration_20261128_210000_fewer_steps_per_place from './20261128_210000_fewer_steps_per_place.ts';
import * as migration_20261128_212333_subscribers_confirm from './20261128_212333_subscribers_confirm.ts';
import * as migration_20261128_213302_search_kinds from './20261128_213302_search_kinds.ts';
import * as migration_20261128_213500_newsletter_archive from './20261128_213500_newsletter_archive.ts';
import * as migration_20261128_234500_merge_undo from './20261128_234500_merge_undo.ts';
import * as migration_20261129_002707_newsletter_segments from './20261129_002707_newsletter_segments.ts';
import * as migration_20261129_062404_delivery_only_if_told from './20261129_062404_delivery_only_if_told.ts';
import * as migration_20261129_150000_no_link_runs from './20261129_150000_no_link_runs.ts';

export const migrations = [
  {
    up: migration_20261127_213900_initial.up,
    name: '20261127_213900_initial',
  },
  {
    up: migration_20261128_021748_opened_on_and_moods.up,
    name: '20261128_021748_opened_on_and_moods',
  },
  {
    up: migration_20261128_070000_gathered_changes.up,
    name: '20261128_070000_gathered_changes',
  },
  {
    up: migration_20261128_074527_home_drafts.up,
    name: '20261128_074527_home_drafts',
  },
  {
    up: migration_20261128_082059_no_last_edited_at.up,
    name: '20261128_082059_no_last_edited_at',
  },
  {
    up: migration_20261128_101500_no_readership.up,
    name: '20261128_101500_no_readership',
  },
  {
    up: migration_20261128_113000_no_refused_hours.up,
    name: '20261128_113000_no_refused_hours',
  },
  {
    up: migration_20261128_140203_flights.up,
    name: '20261128_140203_flights',
  },
  {
    up: migration_20261128_144639_closed_on.up,
    name: '20261128_144639_closed_on',
  },
  {
    up: migration_20261128_173320_import_photos.up,
    name: '20261128_173320_import_photos',
  },
  {
    up: migration_20261128_175741_ad_reports.up,
    name: '20261128_175741_ad_reports',
  },
  {
    up: migration_20261128_182249_newsletter_texts.up,
    name: '20261128_182249_newsletter_texts',
  },
  {
    up: migration_20261128_205616_newsletter_issues.up,
    name: '20261128_205616_newsletter_issues',
  },
  {
    up: migration_20261128_210000_fewer_steps_per_place.up,
    name: '20261128_210000_fewer_steps_per_place',
  },
  {
    up: migration_20261128_212333_subscribers_confirm.up,
    name: '20261128_212333_subscribers_confirm',
  },
  {
    up: migration_20261128_213302_search_kinds.up,
    name: '20261128_213302_search_kinds',
  },
  {
    up: migration_20261128_213500_newsletter_archive.up,
    name: '20261128_213500_newsletter_archive',
  },
  {
    up: migration_20261128_234500_merge_undo.up,
    name: '20261128_234500_merge_undo',
  },
  {
    up: migration_20261129_002707_newsletter_segments.up,
    name: '20261129_002707_newsletter_segments',
  },
  {
    up: migration_20261129_062404_delivery_only_if_told.up,
    name: '20261129_062404_delivery_only_if_told',
  },
  {
    up: migration_20261129_150000_no_link_runs.up,
    name: '20261129_150000_no_link_runs',
  },
];
