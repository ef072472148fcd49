import type * as desk from '#contract/import-sources';
import type { Handler } from '../../calls/handler.ts';
import { listKnownMaps } from '../../imports/map/known-maps.ts';
import { listSavedMaps } from '../../imports/map/saved-maps.ts';
import {
  deleteSource,
  listSources,
  presentSource,
  readSoon,
  saveSource,
} from '../../imports/sources/import-source.ts';
import { inboxFolder } from '../../imports/sources/inbox.ts';
import { service } from '../../start/services.ts';

export const listImportSources: Handler<typeof desk.listImportSources> = async ({ req }) => {
  const { importFolder } = service('runtime');
  const sources = await listSources(req.payload.db.pool);
  const maps = [...(await listSavedMaps(importFolder)), ...(await listKnownMaps())];
  return {
    status: 200,
    body: {
      sources: sources.map(presentSource),
      maps: [...new Set(maps.map(({ name }) => name))],
      inbox: inboxFolder(importFolder, ''),
    },
  };
};

export const saveImportSource: Handler<typeof desk.saveImportSource> = async ({ body, user, req }) => {
  const id = await saveSource(req.payload.db.pool, { ...body, by: user.username });
  return { status: 200, body: { id } };
};

export const readImportSource: Handler<typeof desk.readImportSource> = async ({ params, body, req }) => {
  await readSoon(req.payload.db.pool, params.id, body.acceptColumns);
  return { status: 204 };
};

export const deleteImportSource: Handler<typeof desk.deleteImportSource> = async ({ params, req }) => {
  await deleteSource(req.payload.db.pool, params.id);
  return { status: 204 };
};
