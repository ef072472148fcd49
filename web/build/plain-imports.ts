import type { Plugin } from 'vite';

/**
 * Leaves dynamic imports unwrapped. Vite wraps them in a loader for a chunk's styles and modules; the site has one
 * style sheet, and pages list their own modules.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    enforce: 'pre',
    apply: 'build',
    load: {
      filter: { id: /vite\/preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
