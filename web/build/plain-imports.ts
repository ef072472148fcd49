import type { Plugin } from 'vite';

/**
 * Dynamic imports as they are. Vite wraps them in a loader of the styles and modules that a chunk needs; the site has one
 * style sheet, and pages name their modules themselves.
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
