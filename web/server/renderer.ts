import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Manifest, ManifestChunk, ViteDevServer } from 'vite';

type EntryServer = typeof import('../src/boot/entry-server.tsx');
type AssetsOf = Parameters<EntryServer['renderPage']>[0]['assetsOf'];

/** The site's own code, built for the server, and the files its pages load in the browser. */
export interface Renderer {
  load(): Promise<Pick<EntryServer, 'renderPage' | 'citySvg' | 'coverSvg'>>;
  assetsOf: AssetsOf;
}

const CLIENT_ENTRY = 'src/boot/entry-client.ts';
/** Loaded by the entry once the page has been drawn. */
const START = 'src/boot/start.tsx';
/** The one stylesheet of the site. */
const STYLES = 'style.css';

/** Loads what `npm run build` wrote to `dist`. */
export async function loadBuiltRenderer(distFolder: string): Promise<Renderer> {
  const manifestFile = path.join(distFolder, 'client', '.vite', 'manifest.json');
  const manifest: Manifest = JSON.parse(await readFile(manifestFile, 'utf8'));
  const entry = manifest[CLIENT_ENTRY];
  const styles = manifest[STYLES];
  if (!entry || !styles) {
    throw new Error(`${manifestFile} does not name ${entry ? STYLES : CLIENT_ENTRY}. Run "npm run build".`);
  }
  const built: EntryServer = await import(
    pathToFileURL(path.join(distFolder, 'server', 'entry-server.js')).href
  );
  return {
    load: () => Promise.resolve(built),
    assetsOf: (modules) => ({ ...filesOf(manifest, entry, modules), styles: [`/${styles.file}`] }),
  };
}

/** The files of the entry and the page's modules, with all their imports, except styles. */
function filesOf(manifest: Manifest, entry: ManifestChunk, modules: readonly string[]) {
  const chunks = new Set([entry]);
  // Iterating a set includes items added meanwhile.
  for (const chunk of chunks) {
    const wanted = chunk === entry ? [...(chunk.imports ?? []), START, ...modules] : (chunk.imports ?? []);
    for (const key of wanted) if (manifest[key]) chunks.add(manifest[key]);
  }
  const address = (file: string) => `/${file}`;
  const all = [...chunks];
  return {
    script: address(entry.file),
    fonts: all
      .flatMap(({ assets = [] }) => assets)
      .filter((file) => file.endsWith('.woff2'))
      .map(address),
    preloads: all.filter((chunk) => chunk !== entry).map(({ file }) => address(file)),
  };
}

/** Renders from the sources, reloaded when they change. */
export function loadDevelopmentRenderer(vite: ViteDevServer): Renderer {
  return {
    load: () => vite.ssrLoadModule('/src/boot/entry-server.tsx') as Promise<EntryServer>,
    assetsOf: () => ({ script: '/src/boot/entry-development.ts', styles: [], fonts: [], preloads: [] }),
  };
}
