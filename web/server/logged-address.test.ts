import { operations } from '#contract/index';
import { SITE_PAGES } from '#domain/addresses/site-pages';
import { describe, expect, it } from 'vitest';
import { loggedAddress, loggedReferrer } from './request-log.ts';
import cases from './logged-address.test.json' with { type: 'json' };

const TOKEN = 'AbC-123_xyzABCDEFGHIJK';

describe('an address in the log', () => {
  it.each(cases)('%s is %s', (address, logged) => {
    expect(loggedAddress(address)).toBe(logged);
  });

  const secretRoutes = [
    ...SITE_PAGES.map(([, { path }]) => path),
    ...Object.values(operations).map(({ path }) => path),
  ].filter((route) => /[:{]token/.test(route));

  it.each([
    ...secretRoutes.map((route) => route.replace(/:token|\{token\}/, TOKEN)),
    `/share/lists/${TOKEN}.png`,
    `//SAVED/${TOKEN}`,
    `/%73aved/${TOKEN}`,
    `/saved/${TOKEN}%`,
    `/cms/api/contract/api/saved/shared/${TOKEN}`,
    `/cms/reset/${TOKEN}`,
    `/unsubscribe?token=${TOKEN}`,
    `/auth?next=%2Fsaved%2F${TOKEN}`,
    `/api/redirect?path=/saved/${TOKEN}`,
    `/blog/crab-cakes?preview=${TOKEN}`,
  ])('%s loses its secret', (address) => {
    expect(loggedAddress(address)).not.toMatch(new RegExp(TOKEN, 'i'));
  });
});

describe('a referrer in the log', () => {
  it.each([
    [`https://site.test/saved/${TOKEN}?q=crab`, 'https://site.test/saved/-?q=crab'],
    [`https://ann:secret@elsewhere.test/mail?token=${TOKEN}`, 'https://elsewhere.test'],
    [`/saved/${TOKEN}`, '-'],
  ])('%s is %s', (referrer, logged) => {
    expect(loggedReferrer(referrer, 'site.test')).toBe(logged);
  });
});
