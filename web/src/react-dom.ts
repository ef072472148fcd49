// A module of the site's own, so that all of React can be fetched and run as one.
export { hydrateRoot } from 'react-dom/client';
