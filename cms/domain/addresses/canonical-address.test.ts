import fc from 'fast-check';
import { expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

const of = (address: string) => {
  const [pathname = '', query] = address.split('?');
  return canonicalAddress({ pathname, search: query === undefined ? '' : `?${query}` });
};

it.each([
  ['/', '/'],
  ['/?q=a%00b&x=%00', '/?q=ab&x='],
  ['//', '/'],
  ['/cuisines/', '/cuisines'],
  ['/Cuisines/AMERICAN?sort=name', '/cuisines/american?sort=name'],
  ['/cuisines//pizza', '/cuisines/pizza'],
  ['//evil.example/', '/evil.example'],
  ['/%2f%2fevil.example/', '/%2F%2Fevil.example'],
  ['/%252f%252fevil.example', '/%2F%2Fevil.example'],
  ['/%5cevil.example/', '/%5Cevil.example'],
  ['/cuisines/caf%25C3%25A9', '/cuisines/caf%C3%A9'],
  ['/cuisines/caf%2525C3%2525A9', '/cuisines/caf%C3%A9'],
  ['/cuisines/caf%C3%89', '/cuisines/caf%C3%A9'],
  ['/cuisines/bar-%26-restaurant', '/cuisines/bar-%26-restaurant'],
  ['/cuisines/bar-&-restaurant', '/cuisines/bar-&-restaurant'],
  ['/cuisines/100%25-juice', '/cuisines/100%25-juice'],
  ['/neighborhoods/loyola%2Fnotre-dame', '/neighborhoods/loyola%2Fnotre-dame'],
  ["/neighborhoods/o'donnell-heights/", "/neighborhoods/o'donnell-heights"],
  ['/Saved/aB3_xYz', '/saved/aB3_xYz'],
  ['/Share/lists/aB3_xYz.png', '/share/lists/aB3_xYz.png'],
  ['/share/Guides/Pizza.png', '/share/guides/pizza.png'],
  ['/a/%252e%252e', '/a/%252e%252e'],
  ['/cuisines/%E0%A4%A', null],
  ['/100%/', null],
])('of %s is %s', (address, canonical) => {
  expect(of(address)).toBe(canonical);
});

it('is idempotent and never another host, for any input', () => {
  const piece = fc.oneof(
    fc.constantFrom(
      '/',
      '//',
      '\\',
      '%2f',
      '%5c',
      '%25',
      '%252f',
      '%252e',
      '..',
      '.',
      '%00',
      '@',
      ':',
      'Evil.example',
      'saved',
      '%C3%89',
    ),
    fc.string({ maxLength: 4 }).map((text) => encodeURIComponent(text.toWellFormed())),
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const { pathname } = Object.assign(new URL('http://site.test'), { pathname: `/${pieces.join('')}` });
      const canonical = canonicalAddress({ pathname, search: '' });
      if (canonical === null) return;
      expect(new URL(canonical, 'http://site.test').host).toBe('site.test');
      expect(
        canonicalAddress({ pathname: new URL(canonical, 'http://site.test').pathname, search: '' }),
      ).toBe(canonical);
    }),
    { numRuns: 3_000 },
  );
});
