import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Two builds of one site: `vite build` for the browser, `vite build --ssr` for the server's renderer. */
export default defineConfig(({ isSsrBuild }) => ({
  root: 'web',
  plugins: [react()],
  build: {
    outDir: isSsrBuild ? '../dist/server' : '../dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    copyPublicDir: !isSsrBuild,
    // Fonts and pictures stay files of their own: cached for good, and nothing inline for the CSP to forbid.
    assetsInlineLimit: 0,
    rolldownOptions: {
      input: isSsrBuild ? 'web/src/entry-server.tsx' : 'web/src/entry-client.tsx',
      // What every page needs in one file: in many small ones it compresses worse and takes more requests.
      ...(!isSsrBuild && { output: { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] } } }),
    },
  },
  css: { modules: { generateScopedName: isSsrBuild === undefined ? undefined : '[local]_[hash:base64:5]' } },
}));
