import { expect, it } from 'vitest';
import { serializeState, type PageState } from './page-state.ts';

const site = { name: 'Marble </script><b> Step', lines: '\u2028\u2029' };
const state: PageState = {
  siteUrl: 'https://site.test',
  assets: { script: '/a.js', styles: [], fonts: [], preloads: [] },
  queries: [
    [['getSite', '/api/site'], site],
    [['count', '/api/<count>'], 3],
    [['nothing', '/api/nothing'], null],
  ],
  router: { loaderData: { '0': null }, errors: null },
};

it('the page state survives serialization and contains nothing that closes its script element', () => {
  const text = serializeState(state);
  expect(JSON.parse(text)).toEqual(state);
  expect(text).not.toContain('<');
});
