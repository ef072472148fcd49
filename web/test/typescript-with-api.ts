import { registerHooks } from 'node:module';

/**
 * Loaded before dependency-cruiser (`npm run borders`). TypeScript 7 is a native program without the JavaScript API
 * that dependency-cruiser parses with, and without a parser it silently skips every `.ts` file. A second package called
 * `typescript` would conflict over the command `tsc`, so only here the name resolves to a copy of 6.0 without a
 * command. Remove once dependency-cruiser supports TypeScript 7.
 */
registerHooks({
  resolve(specifier, context, nextResolve) {
    const isTypescript = specifier === 'typescript' || specifier.startsWith('typescript/');
    return nextResolve(isTypescript ? `@tsd/${specifier}` : specifier, context);
  },
});
