import { z } from 'zod';
import { defineWrite, refusals } from './operation.ts';
import { recordIdSchema } from './record-id.ts';

export const checkLink = defineWrite('POST', '/api/desk/links/{id}/check', {
  audience: 'staff',
  roles: ['editor', 'data', 'ads'],
  summary: 'Check a broken link again, now, in the documents as they are now.',
  params: z.object({ id: recordIdSchema }),
  responses: { 200: z.object({ isBroken: z.boolean() }), ...refusals(400, 401, 403, 404) },
});

export const checkLinks = defineWrite('POST', '/api/desk/links/check', {
  audience: 'staff',
  roles: ['editor', 'data', 'ads'],
  summary: 'Begin the weekly check of all links now.',
  responses: { 204: 'empty', ...refusals(401, 403) },
});
