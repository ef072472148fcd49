import { createElement } from 'react';
import { expect, it } from 'vitest';
import { drawOnce } from './draw-once.tsx';

it('the same object is drawn once for each way, another one anew', () => {
  let drawn = 0;
  const draw = (name: string) => () => createElement('p', null, name, (drawn += 1));
  const place = {};
  expect(drawOnce(place, 'h2', draw('a'))).toBe('<p>a<!-- -->1</p>');
  expect(drawOnce(place, 'h2', draw('a'))).toBe('<p>a<!-- -->1</p>');
  expect(drawOnce(place, 'h3', draw('a'))).toBe('<p>a<!-- -->2</p>');
  expect(drawOnce({}, 'h3', draw('b'))).toBe('<p>b<!-- -->3</p>');
});
