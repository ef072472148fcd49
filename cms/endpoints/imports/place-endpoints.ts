import type { Endpoint } from 'payload';
import { z } from 'zod';
import { findDuplicates, tellApart } from '../../imports/duplicates/find-duplicates.ts';
import { mergePlaces } from '../../imports/duplicates/merge-places.ts';
import { listStalest, markVerified } from '../../imports/verification.ts';
import { answer, bodyOf, forDataStaff, nameOf, numberOf } from './for-data-staff.ts';

const SHOWN_PAIRS = 40;
const SHOWN_STALE = 40;
const id = z.number().int().positive();

/** Care of what is stored: possible duplicates and places that nobody has checked for long. */
export const placeEndpoints: Endpoint[] = [
  {
    method: 'get',
    path: '/imports/duplicates',
    handler: forDataStaff(async ({ payload }) =>
      answer({ pairs: await findDuplicates(payload.db.pool, SHOWN_PAIRS) }),
    ),
  },
  {
    method: 'post',
    path: '/imports/duplicates/merge',
    handler: forDataStaff(async (req) => {
      const merge = await bodyOf(req, z.object({ keepId: id, dropId: id, take: z.array(z.string()) }));
      await mergePlaces(req.payload.db.pool, { ...merge, by: nameOf(req) });
      return answer({ merged: true });
    }),
  },
  {
    method: 'post',
    path: '/imports/duplicates/apart',
    handler: forDataStaff(async (req) => {
      const { a, b } = await bodyOf(req, z.object({ a: id, b: id }));
      await tellApart(req.payload.db.pool, a, b);
      return answer({ apart: true });
    }),
  },
  {
    method: 'get',
    path: '/imports/verification',
    handler: forDataStaff(async ({ payload }) =>
      answer({ places: await listStalest(payload.db.pool, SHOWN_STALE) }),
    ),
  },
  {
    method: 'post',
    path: '/imports/verification/:id',
    handler: forDataStaff(async (req) => {
      await markVerified(req.payload.db.pool, numberOf(req), new Date());
      return answer({ verified: true });
    }),
  },
];
