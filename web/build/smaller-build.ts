import type { Plugin } from 'vite';

/** What react-helmet-async says, and what is left of it with React 19 and without its own `helmetData`. */
const HELMET_FOR_REACT_19: readonly (readonly [string, string])[] = [
  ['var isReact19 = major >= 19;', 'var isReact19 = true;'],
  ['if (helmetData && !(helmetData instanceof HelmetData)) {', 'if (false) {'],
];

/**
 * react-helmet-async asks at run time whether React is 19 or later, and carries what it does where it is not: two kB for
 * every visitor. Here it always is, and the build leaves the rest out.
 */
export function modernHelmet(): Plugin {
  return {
    name: 'modern-helmet',
    transform: {
      filter: { id: /react-helmet-async[\\/]lib[\\/]index\.esm\.js$/ },
      handler(code) {
        let shorter = code;
        for (const [said, instead] of HELMET_FOR_REACT_19) {
          if (!code.includes(said)) this.error(`react-helmet-async no longer says "${said}".`);
          shorter = shorter.replace(said, instead);
        }
        return { code: shorter, map: null };
      },
    },
  };
}

/**
 * Vite wraps every `import()` into code that first fetches the styles it needs: here is one stylesheet, and every page
 * has it.
 */
export function plainImports(): Plugin {
  return {
    name: 'plain-imports',
    apply: 'build',
    enforce: 'pre',
    load: {
      filter: { id: /vite[\\/]preload-helper/ },
      handler: () => 'export const __vitePreload = (load) => load();',
    },
  };
}
