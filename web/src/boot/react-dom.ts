// The first script imports React by this module: importing the package itself, which is CommonJS, would make the first
// script need another file before it can run.
export { hydrateRoot } from 'react-dom/client';
