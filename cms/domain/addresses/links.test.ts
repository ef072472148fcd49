import { region } from '#city';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { siteOrWebUrl, telephoneUrl, webUrl } from './links.ts';
import { directionsUrl, mapUrl } from './map-links.ts';
import cases from './links.test.json' with { type: 'json' };

// Built outside the test so that it does not count against its time limit: the table of all characters takes
// a second on a busy machine.
const anyCharacters = fc.string({ unit: 'binary' });
const anyText = fc.oneof(fc.string(), fc.webUrl(), anyCharacters);

describe('a website link', () => {
  test.each([
    ['https://www.sipandbite.com', 'https://www.sipandbite.com/'],
    ['HTTP://Example.COM/Menu?x=1#top', 'http://example.com/Menu?x=1#top'],
    ['  https://example.com/a b ', 'https://example.com/a%20b'],
    ['https://café.example/', 'https://xn--caf-dma.example/'],
  ])('%j is offered as %s', (value, href) => {
    expect(webUrl(value)).toBe(href);
  });

  test.each([
    null,
    '',
    'www.leespintandshell.com',
    '/menu',
    '//example.com',
    'https://exa mple.com',
    'javascript:alert(1)',
    'java\nscript:alert(1)',
    'data:text/html,x',
    'ftp://example.com',
  ])('%j is not offered', (value) => {
    expect(webUrl(value)).toBeNull();
  });

  test('is http, https or null, and stable, for any text', () => {
    fc.assert(
      fc.property(anyText, (value) => {
        const url = webUrl(value);
        if (url === null) return;
        expect(url).toMatch(/^https?:\/\//);
        expect(webUrl(url)).toBe(url);
      }),
    );
  });
});

describe('a link that may stay on this site', () => {
  test.each(['/', '/stories?a=b#c', 'https://example.com/a'])('may be %s', (path) => {
    expect(siteOrWebUrl(path)).toBe(path);
  });

  test.each([
    null,
    '',
    'stories',
    '//evil.example',
    '/\\evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
  ])('is not %j', (value) => {
    expect(siteOrWebUrl(value)).toBeNull();
  });
});

describe('a telephone link', () => {
  test.each(cases.telephones)('for %j is %s', (phone, url) => {
    expect(telephoneUrl(phone)).toBe(url);
  });

  test.each([null, '', '911', '55-0100', '4105550100410555'])('is not made from %j', (phone) => {
    expect(telephoneUrl(phone)).toBeNull();
  });

  test('has only digits after an optional plus, for any text', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: fc.constantFrom('4', '1', '0', '+', ' ', '-', '(', ')', 'x', '"', '<') }),
        (text) => {
          expect(telephoneUrl(text) ?? 'tel:0000000').toMatch(/^tel:\+?\d{7,15}$/);
        },
      ),
    );
  });
});

describe('a directions link', () => {
  const cityAndState = `${region.name}, ${region.stateCode}`;
  test.each([
    [
      { name: 'Sip & Bite', address: `2200 Boston St, ${cityAndState}` },
      `Sip & Bite, 2200 Boston St, ${cityAndState}`,
    ],
    [{ name: "Lee's Café #1?", address: '1 St. Paul St' }, `Lee's Café #1?, 1 St. Paul St, ${cityAndState}`],
  ])('for %o leads there', (place, destination) => {
    const url = new URL(directionsUrl(place));
    expect(url.origin + url.pathname).toBe('https://www.google.com/maps/dir/');
    expect(Object.fromEntries(url.searchParams)).toEqual({ api: '1', destination });
  });
});

describe('a map link', () => {
  test('shows the coordinates', () => {
    expect(mapUrl({ latitude: 39.282, longitude: -76.5733 })).toBe(
      'https://www.google.com/maps/search/?api=1&query=39.282%2C-76.5733',
    );
  });

  test('is missing at 0/0, as without coordinates', () => {
    expect(mapUrl({ latitude: 0, longitude: 0 })).toBeNull();
  });
});
