import { existsSync } from 'node:fs';
import { findChromium } from './find-chromium.ts';
import { runProgram } from './run-program.ts';

const DOWNLOAD_PATIENCE_MS = 10 * 60_000;
const isDebianRoot = process.getuid?.() === 0 && existsSync('/etc/debian_version');

/**
 * Finds or installs a Chromium: Playwright's own, otherwise the system's. On failure returns false and prints one line
 * of advice.
 */
export async function ensureChromium(): Promise<boolean> {
  if (findChromium() !== undefined) return true;
  process.stdout.write('There is no Chromium here yet: installing one for the tests ...\n');
  await installPlaywrights();
  if (findChromium() === undefined && isDebianRoot) await installDebians();
  if (findChromium() !== undefined) return true;
  process.stderr.write(
    'No Chromium could be installed: install one and name it in CHROMIUM_PATH, or run "npx playwright install chromium".\n',
  );
  return false;
}

function installPlaywrights(): Promise<number> {
  // Only root can install the system libraries that a slim image lacks.
  const withLibraries = isDebianRoot ? ['--with-deps'] : [];
  return runProgram('playwright', ['install', ...withLibraries, '--only-shell', 'chromium'], {
    patienceMs: DOWNLOAD_PATIENCE_MS,
  });
}

async function installDebians(): Promise<void> {
  const options = { env: { DEBIAN_FRONTEND: 'noninteractive' }, patienceMs: DOWNLOAD_PATIENCE_MS };
  await runProgram('apt-get', ['update'], options);
  const install = ['install', '-y', '--no-install-recommends'];
  const status = await runProgram('apt-get', [...install, 'chromium-headless-shell'], options);
  if (status !== 0) await runProgram('apt-get', [...install, 'chromium'], options);
}
