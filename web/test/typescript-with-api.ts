import { registerHooks } from 'node:module';

/**
 * Loaded before dependency-cruiser (`npm run borders`). TypeScript 7 is a native program without the JavaScript API
 * that dependency-cruiser parses with, and without a parser it silently skips every `.ts` file. A second package
 * called `typescript` would fight over the command `tsc`, so here alone the name is answered with a copy of 6.0
 * that brings no command. Not needed any more once dependency-cruiser reads TypeScript 7.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isTypescript = specifier === 'typescript' || specifier.startsWith('typescript/');
    return nextResolve(isTypescript ? `@tsd/${specifier}` : specifier, context);
  },
});
