import { readFileSync } from 'node:fs';
import path from 'node:path';

interface LockedPackage {
  license?: string;
  dev?: boolean;
}

export interface LicensedPackage {
  name: string;
  license: string;
}

/** Those that ask for no more than their own text beside the product. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];
/** Packages whose license was read by a person, with what was found. */
const READ: readonly { name: RegExp; license: string }[] = [
  // The lock file knows only the newer field; their package.json says MIT in the older `licenses`.
  { name: /^(?:busboy|streamsearch)$/, license: 'MIT' },
  // libvips, loaded by sharp as a library of its own, unchanged and replaceable: as the LGPL wants it.
  { name: /^@img\/sharp-/, license: 'LGPL-3.0-or-later' },
];

/** What runs in production, with its license as package-lock.json has it. */
export function listLicenses(packages: Record<string, LockedPackage>): LicensedPackage[] {
  const own = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);
  return own.map(([place, { license = 'none' }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const read = READ.find((one) => one.name.test(name));
    return { name, license: license === 'none' && read ? read.license : license };
  });
}

/** Those that somebody has to read before they may be used. */
export function unknownLicenses(packages: readonly LicensedPackage[]): LicensedPackage[] {
  return packages.filter(({ name, license }) => !isAllowed(name, license));
}

function isAllowed(name: string, expression: string): boolean {
  const read = READ.find((one) => one.name.test(name))?.license;
  const isKnown = (one: string) => ALLOWED.includes(one) || one === read;
  const bare = expression.replace(/[()]/g, '');
  return bare.includes(' OR ') ? bare.split(' OR ').some(isKnown) : bare.split(' AND ').every(isKnown);
}

/** Of the lock file beside package.json. */
export function readLockedPackages(): Record<string, LockedPackage> {
  const file = path.resolve(import.meta.dirname, '../../package-lock.json');
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, 'utf8'));
  return lock.packages;
}

if (import.meta.main) {
  const lines = listLicenses(readLockedPackages()).map(({ name, license }) => `${license}\t${name}`);
  process.stdout.write(`${[...new Set(lines)].sort().join('\n')}\n`);
}
