import { operations } from '#contract/index';
import type { Operation } from '#contract/operation';
import type { Plugin } from 'vite';

/**
 * The module `virtual:call-table`: method and path of each contract call that is not the desk's. Browsers need no more to
 * make a call; the schemas would add zod and 100 kB.
 */
export function callTable(): Plugin {
  return {
    name: 'call-table',
    resolveId: { filter: { id: /^virtual:call-table$/ }, handler: (id) => `\0${id}` },
    load: {
      filter: { id: /^\0virtual:call-table$/ },
      handler: () => {
        const rows = Object.entries<Operation>(operations)
          .filter(([, { path }]) => !path.startsWith('/api/desk/'))
          .map(([id, { method, path }]) => [id, [method, path]]);
        return `export const callTable = ${JSON.stringify(Object.fromEntries(rows))};`;
      },
    },
  };
}
