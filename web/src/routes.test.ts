import { RESERVED_SLUGS } from '#domain/addresses/reserved-slugs';
import type { RouteObject } from 'react-router';
import { expect, it } from 'vitest';
import { buildRoutes } from './routes.tsx';

const pathsOf = (routes: readonly RouteObject[]): string[] =>
  routes.flatMap(({ path, children }) => [...(path === undefined ? [] : [path]), ...pathsOf(children ?? [])]);

it('no page of the editors can stand at an address of the site itself', () => {
  const firstParts = pathsOf(buildRoutes())
    .map((path) => path.split('/')[1] ?? '')
    .filter((part) => part !== '' && !part.startsWith(':'));
  expect(firstParts.length).toBeGreaterThan(15);
  for (const part of firstParts) expect(RESERVED_SLUGS, part).toContain(part);
});
