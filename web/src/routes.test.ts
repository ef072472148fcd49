import { RESERVED_SLUGS } from '#domain/addresses/reserved-slugs';
import type { RouteObject } from 'react-router';
import { existsSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { buildRoutes, pageModules } from './routes.tsx';

const allOf = (routes: readonly RouteObject[]): RouteObject[] =>
  routes.flatMap((route) => [route, ...allOf(route.children ?? [])]);

it('every page folder with a route is registered', () => {
  const folders = readdirSync(new URL('pages', import.meta.url)).filter((folder) => folder !== 'home');
  const withRoute = folders
    .map((folder) => `pages/${folder}/${folder}-page.tsx`)
    .filter((file) => existsSync(new URL(file, import.meta.url)));
  expect(withRoute.length).toBeGreaterThan(15);
  expect(pageModules(allOf(buildRoutes()))).toEqual(
    expect.arrayContaining(withRoute.map((file) => `src/${file}`)),
  );
});

it('the first path segment of every route is reserved, so no editor page can take it', () => {
  const firstParts = allOf(buildRoutes())
    .map(({ path }) => path?.split('/')[1] ?? '')
    .filter((part) => part !== '' && !part.startsWith(':'));
  expect(firstParts.length).toBeGreaterThan(15);
  for (const part of firstParts) expect(RESERVED_SLUGS, part).toContain(part);
});
