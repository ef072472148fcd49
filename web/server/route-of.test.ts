import { describe, expect, it } from 'vitest';
import { openRoutes } from './match-operation.ts';
import cases from './route-of.test.json' with { type: 'json' };

describe('the route of a request', () => {
  it.each(cases as [string, string, number, string][])(
    'of %s %s with %i is %s',
    (method, url, status, route) => {
      expect(openRoutes()(method, url, status)).toEqual({ method, route });
    },
  );

  it('is known when a page fails that worked before', () => {
    const routeOf = openRoutes();
    routeOf('GET', '/cuisines/pizza', 200);
    expect(routeOf('GET', '/cuisines/crab', 503).route).toBe('/cuisines/*');
    expect(routeOf('GET', '/cuisine/crab', 503).route).toBe('other');
  });

  it('has few labels, whatever is requested', () => {
    const routeOf = openRoutes();
    const names = new Set(
      Array.from({ length: 1_000 }, (_, index) => routeOf('GET', `/${index}`, 200).route),
    );
    expect(names.size).toBeLessThan(100);
    expect(routeOf('BREW', '/', 200).method).toBe('other');
  });
});
