import { createServer } from 'vite';
import type * as Entry from '../src/boot/entry-server.tsx';

/**
 * Renders pages from the sources and prints them as JSON, in the city and the language of the environment. The first
 * argument has the pages' paths, and the answers of the contract by path.
 */
const { paths, answers } = JSON.parse(process.argv[2] ?? '{}') as {
  paths: string[];
  answers: Record<string, unknown>;
};

const vite = await createServer({
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
});
const { renderPage } = (await vite.ssrLoadModule('/src/boot/entry-server.tsx')) as typeof Entry;
const pages = await Promise.all(
  paths.map((path) =>
    renderPage({
      url: `http://site.test${path}`,
      siteUrl: 'http://site.test',
      fetchApi: async (url) => {
        const { pathname } = new URL(String(url), 'http://site.test');
        return Response.json(answers[pathname] ?? null, { status: pathname in answers ? 200 : 404 });
      },
      assetsOf: () => ({ script: '/site.js', styles: [], fonts: [] }) as never,
      draw: async (work) => work(),
    }),
  ),
);
await vite.close();
process.stdout.write(JSON.stringify(pages.map((page) => (page.kind === 'page' ? page.html : page.location))));
