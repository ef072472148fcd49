import { registerHooks } from 'node:module';

/**
 * For programs that tests start: to learn that a file is a module, Node reads the `exports` of its package again with each
 * of its files, which takes a quarter of a start where that is a list of 130 kB. The files of these are modules all.
 */
const LARGE = /\/node_modules\/(?:date-fns|drizzle-orm)\/.*\.js$/;

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL, conditions } = context;
    if (
      parentURL === undefined ||
      !conditions.includes('import') ||
      !/^\.\.?\/.*\.js$/.test(specifier) ||
      !LARGE.test(parentURL)
    ) {
      return next(specifier, context);
    }
    return { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true };
  },
});
