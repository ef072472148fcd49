import { expect, test } from 'vitest';
import { withProperties } from './city-modules.ts';

test.each([
  [
    'region.language.length',
    "import region_language from '#city-value/region.language';",
    'region_language.length',
  ],
  ['region.lacking', "import region_lacking from '#city-value/region.lacking';", 'region_lacking'],
  [
    'drawnNames.filter(isBig)',
    "import drawnNames from '#city-value/drawnNames';",
    'drawnNames.filter(isBig)',
  ],
])('a page with %s has that of the city, and no more', (code, imports, rest) => {
  const [value = ''] = code.split('.');
  expect(withProperties(`import { ${value} } from '#city';\n${code}`)).toBe(`${imports}\n${rest}`);
});
