import { expect, it } from 'vitest';
import { listLicenses, readLockedPackages, unknownLicenses } from './licenses.ts';

it('every package of production has a license that was looked at', () => {
  expect(unknownLicenses(listLicenses(readLockedPackages()))).toEqual([]);
});

it.each(['UNLICENSED', 'GPL-3.0-only', 'LGPL-3.0-or-later', 'MIT AND SSPL-1.0', undefined])(
  'a package under %s is noticed',
  (license) => {
    const packages = listLicenses({
      'node_modules/a/node_modules/new-one': license === undefined ? {} : { license },
    });
    expect(unknownLicenses(packages)).toEqual([{ name: 'new-one', license: license ?? 'none' }]);
  },
);

it('of a choice, one license is enough', () => {
  const packages = listLicenses({ 'node_modules/a': { license: '(MPL-2.0 OR Apache-2.0)' } });
  expect(unknownLicenses(packages)).toEqual([]);
});
