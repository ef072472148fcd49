import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** The npm that a machine has may run on Node 20 (`engines`); what it installs then runs on the `node` package. */
it('an installation without development packages contains the Node that the scripts run on', () => {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { version?: string; dev?: boolean }>;
  };
  const { version, dev } = packages['node_modules/node'] ?? {};
  expect(dev).toBeUndefined();
  expect(version).toMatch(new RegExp(`^${readFileSync('.nvmrc', 'utf8').trim()}\\.`));
});
