import { defineConfig } from 'vitest/config';
import { LongestFirst } from './cms/test/longest-first.ts';
import { callTable } from './web/build/call-table.ts';

/**
 * Pure rules, and what needs a real PostgreSQL; journeys in a browser are Playwright's (`web/e2e`). Time limits are
 * patience for a machine that is busy with something else: what is green never waits for them.
 */
export default defineConfig({
  test: {
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        plugins: [callTable()],
        test: {
          name: 'unit',
          include: ['{cms,search,seed,web}/**/*.test.ts'],
          exclude: ['**/*.int.test.ts', '**/node_modules/**', '**/.next/**'],
          // Pure rules leave nothing behind, so modules are loaded once and not once for each file.
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
          // Loading Payload and its libraries again for each file took half of the processor time.
          isolate: false,
          setupFiles: 'cms/test/fresh-modules.ts',
          execArgv: ['--import', './cms/test/quick-passwords.ts'],
          // What runs in production is what is tested: React and React Router have other code for development.
          env: { NODE_ENV: 'production', CHECK_ANSWERS: 'true' },
          testTimeout: 240_000,
          hookTimeout: 300_000,
          // While one waits for a program or for PostgreSQL, two cores carry the others.
          maxWorkers: 3,
        },
      },
    ],
  },
});
