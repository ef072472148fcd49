import { LRUCache } from 'lru-cache';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import type { DrawOnce } from './ui/drawn-once.tsx';

/** Some 2 kB each. */
const MOST_DRAWN = 4_000;

const drawn = new LRUCache<object, { way: string; html: string }>({ max: MOST_DRAWN });

/** An object that has changed is another one, so that what is kept of it is never out of date. */
export const drawOnce: DrawOnce = (of, way, draw) => {
  const known = drawn.get(of);
  if (known?.way === way) return known.html;
  const made = renderToString(<StaticRouter location="/">{draw()}</StaticRouter>);
  // In one piece: as React has joined it, it would be kept as some hundred pieces, to be walked through with every page.
  const html = new TextDecoder().decode(new TextEncoder().encode(made));
  drawn.set(of, { way, html });
  return html;
};
