import { expect, it } from 'vitest';
import { fitsInitial } from './article-body.tsx';

const SHORT = 'The bakery opens at seven.';
const LONG = 'The bakery on the corner opens at seven and has sold its last loaf by noon. '.repeat(3);

it.each([
  ['a long opening', `<p>${LONG}</p>`, true],
  ['a short story', `<p>${SHORT}</p>`, false],
  ['a short opening before more', `<p>${SHORT}</p><p>${LONG}</p>`, false],
  [
    'a short opening with a long address in it',
    `<p><a href="https://${'x'.repeat(200)}">${SHORT}</a></p>`,
    false,
  ],
])('%s: %#', (_, html, fits) => {
  expect(fitsInitial(html)).toBe(fits);
});
