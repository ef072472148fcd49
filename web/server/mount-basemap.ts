import { readAboutBasemap } from '#cms/basemap/about-basemap';
import express, { Router } from 'express';

/**
 * Serves the operator's base map from `folder`: a description, and a file that browsers read in ranges. The folder may
 * appear or disappear while the site runs.
 */
export function mountBasemap(folder: string): Router {
  const router = Router();
  router.get('/basemap/about.json', async (_req, res) => {
    const about = await readAboutBasemap(folder);
    res.set('cache-control', 'no-cache').json(about ?? { kind: 'drawn' });
  });
  router.use(
    '/basemap',
    // A changed base map has a new name.
    express.static(folder, { maxAge: '30d', immutable: true, index: false, redirect: false }),
    (_req, res) => {
      res.status(404).type('text/plain').send('There is no such base map.');
    },
  );
  return router;
}
