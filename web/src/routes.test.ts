import { RESERVED_SLUGS } from '#domain/addresses/reserved-slugs';
import type { RouteObject } from 'react-router';
import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { PAGES } from './page-list.ts';
import { buildRoutes } from './routes.tsx';

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);

it('every route of a folder in pages is on the list, so that its page has an address', () => {
  const folders = readdirSync(new URL('pages', import.meta.url)).filter((folder) => folder !== 'home');
  const withRoute = folders.filter((folder) =>
    existsSync(new URL(`pages/${folder}/${folder}-route.tsx`, import.meta.url)),
  );
  expect(PAGES.map(({ name }) => name).toSorted()).toEqual(withRoute.toSorted());
});

it('no page of the editors can stand at an address of the site itself', () => {
  const firstParts = pathsOf(buildRoutes())
    .map((path) => path.split('/')[1] ?? '')
    .filter((part) => part !== '' && !part.startsWith(':'));
  expect(firstParts.length).toBeGreaterThan(15);
  for (const part of firstParts) expect(RESERVED_SLUGS, part).toContain(part);
});
