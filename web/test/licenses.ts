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

/** Licenses that require no more than including their text. */
const ALLOWED = [
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
  'WTFPL',
  'Zlib',
];
/** Packages whose license a person has read, and the result. */
const READ: readonly { name: RegExp; license: string }[] = [
  // The lock file has only the newer field; their package.json says MIT in the older `licenses`.
  { name: /^(?:busboy|streamsearch)$/, license: 'MIT' },
  // MJML's juice reads selectors with it; the text behind the address is the MIT license.
  { name: /^slick$/, license: 'MIT http://mootools.net/license.txt' },
  // libvips, dynamically linked by sharp, unmodified and replaceable, as the LGPL requires.
  { name: /^@img\/sharp-/, license: 'LGPL-3.0-or-later' },
];

/** Production packages with their licenses from package-lock.json. */
export function listLicenses(packages: Record<string, LockedPackage>): LicensedPackage[] {
  const own = Object.entries(packages).filter(([place, { dev }]) => place !== '' && !dev);
  return own.map(([place, { license = 'none' }]) => {
    const name = place.slice(place.lastIndexOf('node_modules/') + 'node_modules/'.length);
    const read = READ.find((one) => one.name.test(name));
    return { name, license: license === 'none' && read ? read.license : license };
  });
}

/** Packages whose license a person must read before use. */
export function unknownLicenses(packages: readonly LicensedPackage[]): LicensedPackage[] {
  return packages.filter(({ name, license }) => !isAllowed(name, license));
}

function isAllowed(name: string, expression: string): boolean {
  const read = READ.find((one) => one.name.test(name))?.license;
  const isKnown = (one: string) => ALLOWED.includes(one) || one === read;
  const bare = expression.replace(/[()]/g, '');
  return bare.includes(' OR ') ? bare.split(' OR ').some(isKnown) : bare.split(' AND ').every(isKnown);
}

/** Reads the lock file next to package.json. */
export function readLockedPackages(): Record<string, LockedPackage> {
  const file = path.resolve(import.meta.dirname, '../../package-lock.json');
  const lock: { packages: Record<string, LockedPackage> } = JSON.parse(readFileSync(file, 'utf8'));
  return lock.packages;
}

if (import.meta.main) {
  const lines = listLicenses(readLockedPackages()).map(({ name, license }) => `${license}\t${name}`);
  process.stdout.write(`${[...new Set(lines)].sort().join('\n')}\n`);
}
