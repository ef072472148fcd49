import * as chosen from '#city';
import type { Plugin } from 'vite';

/**
 * Puts the city's values in place of `#city`, which reads files. Each is a module of its own, so that only pages with a
 * map load the drawn one.
 */
export function city(): Plugin {
  return {
    name: 'city',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#city(?:-value\/|$)/ },
      handler: (id) => ({ id: `\0${id}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0#city/ },
      handler: (id) => codeOf(id.slice('\0#city-value/'.length)),
    },
  };
}

const VALUES = new Map<string, unknown>(Object.entries(chosen));

function codeOf(name: string): string {
  if (VALUES.has(name)) return `export default ${JSON.stringify(VALUES.get(name))};`;
  const names = [...VALUES.keys()];
  return names.map((value) => `export { default as ${value} } from '#city-value/${value}';`).join('\n');
}
