import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ViteDevServer } from 'vite';

type EntryServer = typeof import('../src/entry-server.tsx');
type DocumentAssets = Parameters<EntryServer['renderPage']>[0]['assets'];

/** The site's own code, built for the server, and the files its pages load in the browser. */
export interface Renderer {
  load(): Promise<Pick<EntryServer, 'renderPage' | 'coverSvg' | 'awardBadgeSvg'>>;
  assets: DocumentAssets;
}

const CLIENT_ENTRY = 'src/entry-client.tsx';

/** What `npm run build` left in `dist`. */
export async function loadBuiltRenderer(distFolder: string): Promise<Renderer> {
  const manifestFile = path.join(distFolder, 'client', '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const entry = manifest[CLIENT_ENTRY];
  if (!entry) throw new Error(`${manifestFile} does not name ${CLIENT_ENTRY}. Run "npm run build".`);
  const built: EntryServer = await import(
    pathToFileURL(path.join(distFolder, 'server', 'entry-server.js')).href
  );
  const address = (file: string) => `/${file}`;
  return {
    load: () => Promise.resolve(built),
    assets: {
      script: address(entry.file),
      styles: (entry.css ?? []).map(address),
      fonts: (entry.assets ?? []).filter((file) => file.endsWith('.woff2')).map(address),
      preloads: (entry.imports ?? []).flatMap((key) => manifest[key]?.file ?? []).map(address),
    },
  };
}

/** Straight from the sources, reloaded when they change. */
export function loadDevelopmentRenderer(vite: ViteDevServer): Renderer {
  return {
    load: () => vite.ssrLoadModule('/src/entry-server.tsx') as Promise<EntryServer>,
    assets: { script: '/src/entry-development.ts', styles: [], fonts: [], preloads: [] },
  };
}
