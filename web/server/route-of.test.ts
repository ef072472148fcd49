import { describe, expect, it } from 'vitest';
import { openRoutes } from './match-operation.ts';

describe('the route of a request', () => {
  it.each([
    ['GET', '/api/restaurants/12?x=1', 200, '/api/restaurants/{id}'],
    ['POST', '/api/nothing', 404, 'other'],
    ['GET', '/api/restaurants/%E0%A4%A', 400, 'other'],
    ['GET', '/restaurants/12', 200, '/restaurants/*'],
    ['GET', '/cuisines', 200, '/cuisines'],
    ['GET', '/made-up-by-a-stranger', 404, 'other'],
    ['GET', '/old-address', 301, 'other'],
    ['GET', '/cms/collections/media', 200, '/cms/*'],
    ['GET', '/assets/index-abc.js', 200, '/assets/*'],
  ])('of %s %s with %i is %s', (method, url, status, route) => {
    expect(openRoutes()(method, url, status)).toEqual({ method, route });
  });

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
