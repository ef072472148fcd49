import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';

const NAME = /^marble-step-\d{8}T\d{6}Z\.tar\.gz$/;
const HALF = /^marble-step-\d{8}T\d{6}Z\.tar\.gz\.part$/;

/** Path for a backup made now: names sort by time. */
export async function nextBackupFile(folder: string, now: Date): Promise<string> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const stamp = now.toISOString().replace(/\.\d+|[-:]/g, '');
  return path.join(folder, `marble-step-${stamp}.tar.gz`);
}

/** Deletes all but the newest backups, and partial files of killed ones; other files in the folder stay. */
export async function dropOldBackups(folder: string, keep: number): Promise<string[]> {
  const names = await readdir(folder);
  const whole = names.filter((name) => NAME.test(name)).sort();
  const dropped = [
    ...whole.slice(0, Math.max(0, whole.length - keep)),
    ...names.filter((name) => HALF.test(name)),
  ];
  for (const name of dropped) await rm(path.join(folder, name), { force: true });
  return dropped;
}

/** When the newest one was finished; `undefined` if there is none. */
export async function newestBackup(folder: string): Promise<Date | undefined> {
  const names = await readdir(folder).catch(() => []);
  const newest = names
    .filter((name) => NAME.test(name))
    .sort()
    .at(-1);
  if (newest === undefined) return undefined;
  // It may be deleted concurrently.
  return stat(path.join(folder, newest)).then(
    ({ mtime }) => mtime,
    () => undefined,
  );
}
