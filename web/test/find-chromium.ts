import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

const SYSTEM_PATHS = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

const isRoot = process.getuid?.() === 0;

/** A quiet browser that talks to nobody but the site; Chromium refuses its sandbox to root (containers). */
export const CHROMIUM_ARGS = [
  ...(isRoot ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** The Chromium to test with: the one named by `CHROMIUM_PATH`, Playwright's own, else the system's. */
export function findChromium(): string | undefined {
  const candidates = [process.env['CHROMIUM_PATH'], playwrightChromium(), ...SYSTEM_PATHS];
  return candidates.find((path) => path !== undefined && path !== '' && existsSync(path));
}

function playwrightChromium(): string | undefined {
  try {
    return chromium.executablePath();
  } catch {
    // Playwright builds no browser for this platform; the system's may still do.
    return undefined;
  }
}
