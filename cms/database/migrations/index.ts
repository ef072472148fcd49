import * as migration_20261127_213900_initial from './20261127_213900_initial.ts';

export const migrations = [
  {
    up: migration_20261127_213900_initial.up,
    name: '20261127_213900_initial',
  },
];
