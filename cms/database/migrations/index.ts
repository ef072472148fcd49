import * as migration_20261121_000000_initial from './20261121_000000_initial.ts';
import * as migration_20261122_220000_search_in_memory from './20261122_220000_search_in_memory.ts';
import * as migration_20261122_223813_sign_in_throttle from './20261122_223813_sign_in_throttle.ts';
import * as migration_20261123_015459_quiz_gives_way from './20261123_015459_quiz_gives_way.ts';
import * as migration_20261123_015734_second_factor from './20261123_015734_second_factor.ts';
import * as migration_20261123_021500_place_names from './20261123_021500_place_names.ts';
import * as migration_20261123_053000_index_by_words from './20261123_053000_index_by_words.ts';
import * as migration_20261123_060138_review_reason from './20261123_060138_review_reason.ts';
import * as migration_20261123_090102_diets_and_features from './20261123_090102_diets_and_features.ts';
import * as migration_20261123_104716_home_sections from './20261123_104716_home_sections.ts';
import * as migration_20261123_113000_asked_searches from './20261123_113000_asked_searches.ts';
import * as migration_20261123_113056_guide_year from './20261123_113056_guide_year.ts';
import * as migration_20261123_115546_diners_email from './20261123_115546_diners_email.ts';
import * as migration_20261123_142042_dishes from './20261123_142042_dishes.ts';
import * as migration_20261123_150029_saved_lists from './20261123_150029_saved_lists.ts';
import * as migration_20261123_185727_picture_credits from './20261123_185727_picture_credits.ts';
import * as migration_20261123_191535_pages from './20261123_191535_pages.ts';
import * as migration_20261123_193319_value_origins from './20261123_193319_value_origins.ts';
import * as migration_20261123_194041_authors from './20261123_194041_authors.ts';
import * as migration_20261124_080000_readership from './20261124_080000_readership.ts';
import * as migration_20261124_083000_links from './20261124_083000_links.ts';
import * as migration_20261124_083047_name_words from './20261124_083047_name_words.ts';
import * as migration_20261124_091805_owners_and_comments from './20261124_091805_owners_and_comments.ts';
import * as migration_20261124_092950_import_sources from './20261124_092950_import_sources.ts';
import * as migration_20261124_110134_place_photos from './20261124_110134_place_photos.ts';
import * as migration_20261124_114715_review_photos from './20261124_114715_review_photos.ts';
import * as migration_20261124_144451_name_records from './20261124_144451_name_records.ts';
import * as migration_20261125_023820_dining_texts from './20261125_023820_dining_texts.ts';
import * as migration_20261126_120245_last_edited from './20261126_120245_last_edited.ts';
import * as migration_20261126_160000_unknown_cuisine from './20261126_160000_unknown_cuisine.ts';
import * as migration_20261127_071500_synonym_rows from './20261127_071500_synonym_rows.ts';
import * as migration_20261127_140123_one_list from './20261127_140123_one_list.ts';
import * as migration_20261127_170125_without_comments from './20261127_170125_without_comments.ts';
import * as migration_20261127_172226_desk_in_lists from './20261127_172226_desk_in_lists.ts';

export const migrations = [
  {
    up: migration_20261121_000000_initial.up,
    down: migration_20261121_000000_initial.down,
    name: '20261121_000000_initial',
  },
  {
    up: migration_20261122_220000_search_in_memory.up,
    down: migration_20261122_220000_search_in_memory.down,
    name: '20261122_220000_search_in_memory',
  },
  {
    up: migration_20261122_223813_sign_in_throttle.up,
    down: migration_20261122_223813_sign_in_throttle.down,
    name: '20261122_223813_sign_in_throttle',
  },
  {
    up: migration_20261123_015459_quiz_gives_way.up,
    down: migration_20261123_015459_quiz_gives_way.down,
    name: '20261123_015459_quiz_gives_way',
  },
  {
    up: migration_20261123_015734_second_factor.up,
    down: migration_20261123_015734_second_factor.down,
    name: '20261123_015734_second_factor',
  },
  {
    up: migration_20261123_021500_place_names.up,
    down: migration_20261123_021500_place_names.down,
    name: '20261123_021500_place_names',
  },
  {
    up: migration_20261123_053000_index_by_words.up,
    down: migration_20261123_053000_index_by_words.down,
    name: '20261123_053000_index_by_words',
  },
  {
    up: migration_20261123_060138_review_reason.up,
    down: migration_20261123_060138_review_reason.down,
    name: '20261123_060138_review_reason',
  },
  {
    up: migration_20261123_090102_diets_and_features.up,
    down: migration_20261123_090102_diets_and_features.down,
    name: '20261123_090102_diets_and_features',
  },
  {
    up: migration_20261123_104716_home_sections.up,
    down: migration_20261123_104716_home_sections.down,
    name: '20261123_104716_home_sections',
  },
  {
    up: migration_20261123_113000_asked_searches.up,
    down: migration_20261123_113000_asked_searches.down,
    name: '20261123_113000_asked_searches',
  },
  {
    up: migration_20261123_113056_guide_year.up,
    down: migration_20261123_113056_guide_year.down,
    name: '20261123_113056_guide_year',
  },
  {
    up: migration_20261123_115546_diners_email.up,
    down: migration_20261123_115546_diners_email.down,
    name: '20261123_115546_diners_email',
  },
  {
    up: migration_20261123_142042_dishes.up,
    down: migration_20261123_142042_dishes.down,
    name: '20261123_142042_dishes',
  },
  {
    up: migration_20261123_150029_saved_lists.up,
    down: migration_20261123_150029_saved_lists.down,
    name: '20261123_150029_saved_lists',
  },
  {
    up: migration_20261123_185727_picture_credits.up,
    down: migration_20261123_185727_picture_credits.down,
    name: '20261123_185727_picture_credits',
  },
  {
    up: migration_20261123_191535_pages.up,
    down: migration_20261123_191535_pages.down,
    name: '20261123_191535_pages',
  },
  {
    up: migration_20261123_193319_value_origins.up,
    down: migration_20261123_193319_value_origins.down,
    name: '20261123_193319_value_origins',
  },
  {
    up: migration_20261123_194041_authors.up,
    down: migration_20261123_194041_authors.down,
    name: '20261123_194041_authors',
  },
  {
    up: migration_20261124_080000_readership.up,
    down: migration_20261124_080000_readership.down,
    name: '20261124_080000_readership',
  },
  {
    up: migration_20261124_083000_links.up,
    down: migration_20261124_083000_links.down,
    name: '20261124_083000_links',
  },
  {
    up: migration_20261124_083047_name_words.up,
    down: migration_20261124_083047_name_words.down,
    name: '20261124_083047_name_words',
  },
  {
    up: migration_20261124_091805_owners_and_comments.up,
    down: migration_20261124_091805_owners_and_comments.down,
    name: '20261124_091805_owners_and_comments',
  },
  {
    up: migration_20261124_092950_import_sources.up,
    down: migration_20261124_092950_import_sources.down,
    name: '20261124_092950_import_sources',
  },
  {
    up: migration_20261124_110134_place_photos.up,
    down: migration_20261124_110134_place_photos.down,
    name: '20261124_110134_place_photos',
  },
  {
    up: migration_20261124_114715_review_photos.up,
    down: migration_20261124_114715_review_photos.down,
    name: '20261124_114715_review_photos',
  },
  {
    up: migration_20261124_144451_name_records.up,
    down: migration_20261124_144451_name_records.down,
    name: '20261124_144451_name_records',
  },
  {
    up: migration_20261125_023820_dining_texts.up,
    down: migration_20261125_023820_dining_texts.down,
    name: '20261125_023820_dining_texts',
  },
  {
    up: migration_20261126_120245_last_edited.up,
    down: migration_20261126_120245_last_edited.down,
    name: '20261126_120245_last_edited',
  },
  {
    up: migration_20261126_160000_unknown_cuisine.up,
    down: migration_20261126_160000_unknown_cuisine.down,
    name: '20261126_160000_unknown_cuisine',
  },
  {
    up: migration_20261127_071500_synonym_rows.up,
    down: migration_20261127_071500_synonym_rows.down,
    name: '20261127_071500_synonym_rows',
  },
  {
    up: migration_20261127_140123_one_list.up,
    down: migration_20261127_140123_one_list.down,
    name: '20261127_140123_one_list',
  },
  {
    up: migration_20261127_170125_without_comments.up,
    down: migration_20261127_170125_without_comments.down,
    name: '20261127_170125_without_comments',
  },
  {
    up: migration_20261127_172226_desk_in_lists.up,
    down: migration_20261127_172226_desk_in_lists.down,
    name: '20261127_172226_desk_in_lists',
  },
];
