/** Part of @vitejs/plugin-react, which ships no types for it. */
declare module 'virtual:@vitejs/plugin-react/preamble';
