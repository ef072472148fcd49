// A separate module, so that React is fetched and executed as one chunk.
export { hydrateRoot } from 'react-dom/client';
