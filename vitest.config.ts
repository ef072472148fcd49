import { defineConfig } from 'vitest/config';
import { LongestFirst } from './cms/test/longest-first.ts';
import { callTable } from './web/build/call-table.ts';

/** Tests with a real PostgreSQL. */
const withPostgres = {
  exclude: ['**/node_modules/**', '**/.next/**'],
  globalSetup: 'cms/test/postgres-setup.ts',
  // Loading Payload and its libraries again for each file took half of the CPU time.
  isolate: false,
  setupFiles: 'cms/test/fresh-modules.ts',
  execArgv: ['--import', './cms/test/quick-passwords.ts'],
  // Test the production code: React and React Router have other code for development.
  env: { NODE_ENV: 'production' as const, CHECK_ANSWERS: 'true' },
  testTimeout: 240_000,
  hookTimeout: 300_000,
  // While one worker waits for a program or PostgreSQL, the others use the two cores.
  maxWorkers: 3,
};

/**
 * Unit tests of pure rules, integration tests with a real PostgreSQL, and what only a nightly run has time for: kills,
 * several processes, whole cities. Browser journeys run in Playwright (`web/e2e`). Time limits are generous, for a busy machine: passing tests never need them.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [callTable()],
        test: {
          name: 'unit',
          include: ['{cities,cms,search,seed,web}/**/*.test.ts'],
          exclude: ['**/*.{int,nightly}.test.ts', '**/node_modules/**', '**/.next/**'],
          // Pure rules have no side effects, so modules are loaded once instead of per file.
          isolate: false,
          pool: 'threads',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'unit, another city',
          include: ['cities/every-city.test.ts'],
          env: { CITY: 'port-haven' },
          pool: 'threads',
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{cms,search,seed,web}/**/*.int.test.ts'],
          ...withPostgres,
        },
      },
      {
        test: {
          name: 'nightly',
          include: ['{cms,search,seed,web}/**/*.nightly.test.ts'],
          ...withPostgres,
          // Thousands of readers, several processes that are killed and started again.
          testTimeout: 600_000,
          hookTimeout: 600_000,
        },
      },
    ],
  },
});
