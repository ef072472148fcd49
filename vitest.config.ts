import { defineConfig } from 'vitest/config';
import { LongestFirst } from './cms/test/longest-first.ts';
import { callTable } from './web/build/call-table.ts';

/**
 * Unit tests of pure rules, and integration tests with a real PostgreSQL; browser journeys run in Playwright
 * (`web/e2e`). Time limits are generous, for a busy machine: passing tests never need them.
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
          exclude: ['**/*.int.test.ts', '**/node_modules/**', '**/.next/**'],
          // Pure rules have no side effects, so modules are loaded once instead of per file.
          isolate: false,
          pool: 'threads',
          testTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{cms,search,seed,web}/**/*.int.test.ts'],
          exclude: ['**/node_modules/**', '**/.next/**'],
          globalSetup: 'cms/test/postgres-setup.ts',
          // Loading Payload and its libraries again for each file took half of the CPU time.
          isolate: false,
          setupFiles: 'cms/test/fresh-modules.ts',
          execArgv: ['--import', './cms/test/quick-passwords.ts'],
          // Test the production code: React and React Router have other code for development.
          env: { NODE_ENV: 'production', CHECK_ANSWERS: 'true' },
          testTimeout: 240_000,
          hookTimeout: 300_000,
          // While one worker waits for a program or PostgreSQL, the others use the two cores.
          maxWorkers: 3,
        },
      },
    ],
  },
});
