import { registerHooks } from 'node:module';

/**
 * For programs started by tests: to determine that a file is a module, Node reads its package's `exports` again for
 * each file, which takes a quarter of the startup time for a list of 130 kB. All files of these packages are modules.
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
