// Replaces the tags that Vite would inject into the HTML: React renders the document, and foreign tags break hydration.
import '@vitejs/plugin-react/preamble';
import './entry-client.ts';
import '../newsletter/console-helpers.ts';
