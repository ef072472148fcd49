import { drawnNames, region } from '#city';
import { build, createServer, type Rolldown } from 'vite';
import { expect, test } from 'vitest';
import { useServers } from '#cms/test/use-servers';
import { city, texts } from './city-modules.ts';

const listen = useServers();

/** The module `page`. */
const pageOf = (code: string) => ({
  name: 'page',
  resolveId: (id: string) => (id === 'page' ? '\0page' : null),
  load: (id: string) => (id === '\0page' ? code : null),
});

/** The script of a page that says what a piece of code does. */
async function scriptOf(code: string): Promise<string> {
  const page = `import { ${code.split('.')[0]} } from '#city';\nexport const found = ${code};`;
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [city(), pageOf(page)],
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

test('in development a browser gets each module by an address of its own', async () => {
  const page =
    "import { area } from '#city';\nimport * as texts from '#texts';\nexport const found = [area, texts.tags];";
  const vite = await createServer({
    configFile: false,
    logLevel: 'error',
    plugins: [city(), texts(), pageOf(page)],
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  const url = `http://127.0.0.1:${await listen(vite.middlewares)}`;
  const addresses = ['/@id/__x00__page'];
  // It grows on the way.
  for (const address of addresses) {
    const script = await fetch(url + address);
    expect(script.status, address).toBe(200);
    const imported = (await script.text()).matchAll(/from "([^"]+)"/g);
    addresses.push(...[...imported].map(([, from = '']) => from));
  }
  await vite.close();
  expect(addresses).toContain('/@id/__x00__city-value/area/map/south');
  expect(addresses).toContain('/@id/__x00__texts/tags');
});
