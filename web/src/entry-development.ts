// What Vite would write into a page: here the page is React's, and a foreign tag in it would fail to hydrate.
import '@vitejs/plugin-react/preamble';
import './entry-client.ts';
import './newsletter/console-helpers.ts';
