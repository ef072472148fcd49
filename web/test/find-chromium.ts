import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from 'playwright';

/** The headless shell first: the same engine at half the CPU time. */
const SYSTEM_PATHS = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isRoot = process.getuid?.() === 0;

/** Disables background network traffic. As root (in containers) Chromium can't run its sandbox. */
export const CHROMIUM_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** A browser to test with; without a path Playwright uses its own. */
export interface FoundChromium {
  executablePath?: string;
}

/** The Chromium to test with: the one named by `CHROMIUM_PATH`, Playwright's own, otherwise the system's. */
export function findChromium(): FoundChromium | undefined {
  const named = process.env['CHROMIUM_PATH'];
  if (named && existsSync(named)) return { executablePath: named };
  if (hasPlaywrightsShell()) return {};
  const executablePath = SYSTEM_PATHS.find((file) => existsSync(file));
  return executablePath === undefined ? undefined : { executablePath };
}

/** Playwright stores the shell next to the browser, in a folder of the same revision. */
function hasPlaywrightsShell(): boolean {
  try {
    const [folder, revision] =
      /^(.*)[/\\]chromium-(\d+)[/\\]/.exec(chromium.executablePath())?.slice(1) ?? [];
    if (folder === undefined || !existsSync(folder)) return false;
    const shell = path.join(folder, `chromium_headless_shell-${revision}`);
    return existsSync(shell) && readdirSync(shell).includes('INSTALLATION_COMPLETE');
  } catch {
    // Playwright has no browser for this platform; the system's may still work.
    return false;
  }
}
