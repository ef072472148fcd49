import * as chosen from '#city';
import type { Plugin } from 'vite';
import { cityCss } from './city-styles.ts';

/**
 * Puts the city's values in place of `#city`, which reads files. Each is a module of its own, so that only pages with a
 * map load the drawn one. Its colors and drawings are a stylesheet.
 */
export function city(): Plugin {
  return {
    name: 'city',
    enforce: 'pre',
    resolveId: {
      filter: { id: /^#city(?:-value\/|$)|^virtual:city\.css$/ },
      handler: (id) => (id === STYLES ? `/${id}` : { id: `\0${id}`, moduleSideEffects: false }),
    },
    load: {
      filter: { id: /^\0#city|^\/virtual:city\.css$/ },
      handler: (id) => (id === `/${STYLES}` ? cityCss() : codeOf(id.slice('\0#city-value/'.length))),
    },
  };
}

/** Vite takes it for a stylesheet by its ending. */
const STYLES = 'virtual:city.css';
const VALUES = new Map<string, unknown>(Object.entries(chosen));

function codeOf(name: string): string {
  if (VALUES.has(name)) return `export default ${JSON.stringify(VALUES.get(name))};`;
  const names = [...VALUES.keys()];
  return names.map((value) => `export { default as ${value} } from '#city-value/${value}';`).join('\n');
}
