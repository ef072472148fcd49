import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { callTable } from './web/build/call-table.ts';
import { plainImports } from './web/build/plain-imports.ts';

/** Two builds of one site: `vite build` for the browser, `vite build --ssr` for the server's renderer. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [react(), callTable(), plainImports()],
  // In development a page begins here, and what it needs of packages is found before it is asked for.
  optimizeDeps: { entries: ['src/entry-development.ts', 'src/start.tsx', 'src/pages/**/*.tsx'] },
  // The server's renderer takes the icons that it draws; the package would load all two thousand.
  ssr: { noExternal: ['lucide-react'] },
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Its 15 kB are less than what every page's own pieces cost in requests before anything is drawn; and the order of
    // rules is one order.
    cssCodeSplit: false,
    // Pages name what they need themselves.
    modulePreload: false,
    // Fonts and pictures stay files of their own: cached for good, and nothing inline for the CSP to forbid.
    assetsInlineLimit: 0,
    // The map is the only large script, and loads with the first map alone.
    chunkSizeWarningLimit: 1200,
    rolldownOptions: isSsrBuild
      ? { input: 'web/src/entry-server.tsx' }
      : {
          // React is an entry because the bundler's own helpers then live in its file instead of in one more.
          input: ['web/src/entry-client.ts', 'web/src/react-dom.ts', 'web/src/start.tsx'],
          treeshake: {
            manualPureFunctions: [
              // Forms check with the contract's schemas; its operations stay out of what they load.
              'defineRead',
              'defineWrite',
              // React Router's advice for developers, in the console only.
              'warning',
              'warningOnce',
            ],
          },
          // What every page loads comes in as few files as it runs in tasks (`entry-client.ts`): in crumbs it would
          // compress worse and cost more requests.
          output: {
            codeSplitting: {
              groups: [
                {
                  name: 'entry-client',
                  test: /src[\\/](?:entry-client|page-state|early-input|next-task)|preload-helper/,
                  priority: 4,
                },
                {
                  name: 'react',
                  test: /src[\\/]react-dom|node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
                  priority: 3,
                },
                { name: 'start', tags: ['$initial'], priority: 2 },
                // What several pages share would else come as a dozen requests of one kB each.
                {
                  name: 'shared',
                  test: /src.(?:ui|components|hooks|api|account).|lucide-react/,
                  minShareCount: 3,
                  priority: 1,
                },
              ],
            },
            // Every page loads the list of these names, and hex packs tighter than letters of all kinds; and filter lists
            // of browsers find nothing in them.
            hashCharacters: 'hex',
            chunkFileNames: 'assets/[hash].js',
            assetFileNames: 'assets/[hash][extname]',
          },
        },
  },
}));
