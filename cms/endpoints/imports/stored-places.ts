import { COMPARED_FIELDS, type ComparedPlace } from '#contract/imports';
import type { SomeHandlers } from '../../calls/handler.ts';
import { findDuplicates, tellApart } from '../../imports/duplicates/find-duplicates.ts';
import { mergePlaces } from '../../imports/duplicates/merge-places.ts';
import { listMerges, undoMerge } from '../../imports/duplicates/undo-merge.ts';
import { exportPlaces } from '../../imports/desk/export-places.ts';
import type { CurrentPlace } from '../../imports/commit/current-places.ts';
import { listStalest, markVerified } from '../../imports/desk/verification.ts';

const SHOWN_PAIRS = 40;
const SHOWN_STALE = 40;

export const storedPlacesHandlers = {
  downloadPlaces: async ({ query: { format }, req }) => ({
    name: `marble-step.${format}`,
    text: exportPlaces(req.payload.db.pool, format),
  }),

  listDuplicates: async ({ req }) => {
    const pairs = await findDuplicates(req.payload.db.pool, SHOWN_PAIRS);
    const shown = pairs.map(({ a, b, ...likeness }) => ({
      ...likeness,
      a: presentPlace(a),
      b: presentPlace(b),
    }));
    return { pairs: shown, merges: await listMerges(req.payload.db.pool) };
  },

  mergeDuplicates: ({ body, user, req }) => mergePlaces(req.payload.db.pool, { ...body, by: user.username }),

  undoMerge: async ({ params, req }) => ({ outcome: await undoMerge(req.payload.db.pool, params.id) }),

  tellDuplicatesApart: ({ body, req }) => tellApart(req.payload.db.pool, body.a, body.b),

  listStalePlaces: async ({ req }) => {
    const places = await listStalest(req.payload.db.pool, SHOWN_STALE);
    return { places };
  },

  verifyPlace: ({ params, req }) => markVerified(req.payload.db.pool, params.id, new Date()),
} satisfies SomeHandlers;

function presentPlace(place: CurrentPlace): ComparedPlace {
  return {
    id: place.id,
    fields: Object.fromEntries(COMPARED_FIELDS.map((field) => [field, place[field]])),
  };
}
