import { hash } from 'node:crypto';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { cityName } from './cities/city-folder.ts';
import { callTable } from './web/build/call-table.ts';
import { city, texts } from './web/build/city-modules.ts';
import { cityPictures } from './web/build/city-styles.ts';

/** Two builds of one site: `vite build` for the browser, `vite build --ssr` for the server's renderer. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  publicDir: cityPictures(),
  plugins: [react(), callTable(), city(), texts()],
  // Like Vite's own names, without the line number, which is 400 bytes of the home page.
  css: { modules: { generateScopedName: (name, _file, css) => `_${name}_${hash('sha1', css).slice(0, 5)}` } },
  // Entries in development: Vite finds and bundles the packages they need in advance.
  optimizeDeps: { entries: ['src/boot/entry-development.ts', 'src/boot/start.tsx', 'src/pages/**/*.tsx'] },
  // Bundled, so that only the icons in use are loaded; the package would load all two thousand.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    outDir: `../dist/${cityName()}/${isSsrBuild ? 'server' : 'client'}`,
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // One 15 kB file costs less than separate requests per page before the first paint, and it fixes the order of
    // rules.
    cssCodeSplit: false,
    // Pages list their own preloads.
    modulePreload: false,
    // Fonts and pictures stay separate files: cached long-term, and no inline data for the CSP to block.
    assetsInlineLimit: 0,
    // The map is the only large script, and loads only with the first map.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: isSsrBuild
      ? { input: 'web/src/boot/entry-server.tsx' }
      : {
          input: ['web/src/boot/entry-client.ts', 'web/src/boot/start.tsx'],
          // Each icon reads a property of its own that nobody uses.
          treeshake: { propertyReadSideEffects: false },
          output: {
            codeSplitting: {
              groups: [
                // The only file before first paint.
                {
                  name: 'entry-client',
                  test: /src[\\/]boot[\\/](?:entry-client|page-state|focus-by-slash)/,
                  priority: 4,
                },
                {
                  name: 'react',
                  test: /node_modules[\\/](?:react|react-dom|scheduler)[\\/]|src[\\/]boot[\\/]react-dom/,
                  priority: 3,
                },
                // Code of every page in one file: more files would compress worse and cost more requests.
                { name: 'start', tags: ['$initial'], priority: 2 },
                // Only pages with a form need it; it would be a third of the code below.
                { name: 'forms', test: /react-hook-form|@hookform/, priority: 2 },
                // Without this, code shared by several pages becomes a dozen requests of one kB each.
                {
                  name: 'shared',
                  test: /src.(?:ui|components|hooks|api|account).|lucide-react|\0texts/,
                  minShareCount: 3,
                  priority: 1,
                },
              ],
            },
            // Every page loads the list of these names, so they are short; hex compresses better than mixed letters,
            // and browsers' filter lists don't match it. Seven digits are the fewest that keep the files apart.
            hashCharacters: 'hex',
            chunkFileNames: 'assets/[hash:7].js',
            assetFileNames: 'assets/[hash][extname]',
          },
        },
  },
}));
