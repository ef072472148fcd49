import { matchOrder } from '#contract/index';
import { expect, it } from 'vitest';
import { matchOperation } from './match-operation.ts';

it.each(matchOrder.map(([id, operation]) => ({ id, operation })))(
  'the path of $id matches $id, even if other paths match it too',
  ({ id, operation }) => {
    const path = operation.path.replaceAll(/\{\w+\}/g, '7');
    expect(matchOperation(operation.method, path)).toMatchObject({ found: 'operation', id });
  },
);

it('a literal segment wins over a variable one', () => {
  expect(matchOperation('GET', '/api/restaurants/by-ids')).toMatchObject({ id: 'listRestaurantsByIds' });
  expect(matchOperation('GET', '/api/restaurants/12')).toMatchObject({
    id: 'getRestaurant',
    params: { id: '12' },
  });
});

it('a path with the wrong method returns the allowed methods', () => {
  expect(matchOperation('DELETE', '/api/subscribe')).toEqual({ found: 'path', allowed: ['POST'] });
});

it('an unknown path matches no call', () => {
  expect(matchOperation('GET', '/api/nothing')).toEqual({ found: 'nothing' });
});
