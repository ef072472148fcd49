import * as migration_20261121_050000_initial from './20261121_050000_initial.ts';
import * as migration_20261121_060000_content_changes from './20261121_060000_content_changes.ts';
import * as migration_20261121_073037_directory_pages from './20261121_073037_directory_pages.ts';

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
    up: migration_20261121_073037_directory_pages.up,
    down: migration_20261121_073037_directory_pages.down,
    name: '20261121_073037_directory_pages',
  },
];
