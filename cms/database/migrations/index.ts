import * as migration_20261127_180000_initial from './20261127_180000_initial.ts';

export const migrations = [
  {
    up: migration_20261127_180000_initial.up,
    name: '20261127_180000_initial',
  },
];
