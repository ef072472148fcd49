import { drawnNames, region } from '#city';
import { build, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { city } from './city-modules.ts';

/** The script of a page that says what a piece of code does. */
async function scriptOf(code: string): Promise<string> {
  const page = `import { ${code.split('.')[0]} } from '#city';\nexport const found = ${code};`;
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [
      city(),
      {
        name: 'page',
        resolveId: (id) => (id === 'page' ? '\0page' : null),
        load: (id) => (id === '\0page' ? page : null),
      },
    ],
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: 'page', preserveEntrySignatures: 'strict' },
    },
  })) as Rolldown.RolldownOutput;
  return output[0].code;
}

async function valueOf(script: string): Promise<unknown> {
  const { found } = await import(`data:text/javascript,${encodeURIComponent(script)}`);
  return found;
}

test.each([
  ['region.language.length', region.language.length],
  ['region.lacking', undefined],
  ['drawnNames.filter(({ rank }) => rank === 1).length', drawnNames.filter(({ rank }) => rank === 1).length],
])('a page with %s has that of the city', async (code, value) => {
  expect(await valueOf(await scriptOf(code))).toEqual(value);
});

test('a page has no more of the city than it says', async () => {
  const script = await scriptOf('region.language');
  expect(script).toContain(region.language);
  expect(script).not.toContain(region.name);
  expect(script).not.toContain(region.timeZone);
});
