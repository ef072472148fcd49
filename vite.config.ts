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
    rolldownOptions: isSsrBuild
      ? { input: 'web/src/entry-server.tsx' }
      : {
          input: 'web/src/entry-client.tsx',
          // What every page loads is one file: in crumbs it would compress worse and cost more requests.
          output: { codeSplitting: { groups: [{ name: 'site', tags: ['$initial'] }] } },
        },
  },
  css: { modules: { generateScopedName: isSsrBuild === undefined ? undefined : '[local]_[hash:base64:5]' } },
}));
