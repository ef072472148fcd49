import { expect, it } from 'vitest';
import { listLicenses, readLockedPackages, unknownLicenses } from './licenses.ts';

it('every production package has a reviewed license', () => {
  expect(unknownLicenses(listLicenses(readLockedPackages()))).toEqual([]);
});

it.each(['UNLICENSED', 'GPL-3.0-only', 'LGPL-3.0-or-later', 'MIT AND SSPL-1.0', undefined])(
  'a package under %s is reported',
  (license) => {
    const packages = listLicenses({
      'node_modules/a/node_modules/new-one': license === undefined ? {} : { license },
    });
    expect(unknownLicenses(packages)).toEqual([{ name: 'new-one', license: license ?? 'none' }]);
  },
);

it('one allowed license out of a choice is enough', () => {
  const packages = listLicenses({ 'node_modules/a': { license: '(MPL-2.0 OR Apache-2.0)' } });
  expect(unknownLicenses(packages)).toEqual([]);
});
