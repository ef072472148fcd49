import { readAboutBasemap } from '#cms/basemap/about-basemap';
import express, { Router } from 'express';

const TILE = '.pbf';
const TILE_TYPE = 'application/x-protobuf';
const IN_TILE = /^\/\w+\/\d+\/\d+\/\d+\.pbf/;

/**
 * Serves the operator's base map from `folder`: a description and its file. PMTiles are read in ranges; tiles cut from
 * layers are single compressed files. The folder may appear or disappear while the site runs.
 */
export function mountBasemap(folder: string): Router {
  const router = Router();
  router.get('/basemap/about.json', async (_req, res) => {
    const about = await readAboutBasemap(folder);
    res.set('cache-control', 'no-cache').json(about ?? { kind: 'drawn' });
  });
  router.use('/basemap', (req, res, next) => {
    if (req.path.endsWith(TILE)) {
      res.vary('accept-encoding');
      const encoding = req.acceptsEncodings('br', 'gzip');
      if (encoding === 'br' || encoding === 'gzip') {
        res.type(TILE_TYPE).set('content-encoding', encoding);
        req.url = `${req.path}.${encoding === 'br' ? 'br' : 'gz'}`;
      }
    }
    next();
  });
  // A changed base map has a new name.
  const keeping = { maxAge: '30d', immutable: true } as const;
  router.use(
    '/basemap',
    express.static(folder, { ...keeping, index: false, redirect: false }),
    (req, res) => {
      res.removeHeader('content-encoding');
      // Empty tiles are not stored.
      if (IN_TILE.test(req.path)) res.status(204).end();
      else res.status(404).type('text/plain').send('There is no such base map.');
    },
  );
  return router;
}
