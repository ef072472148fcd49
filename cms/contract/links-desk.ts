import { z } from 'zod';
import { linkStaff, refusals } from './operation.ts';

export const checkLink = linkStaff.write('POST', '/api/desk/links/{id}/check', {
  summary: 'Check a broken link again, now, in the documents as they are now.',
  responses: { 200: z.object({ isBroken: z.boolean() }), ...refusals(404) },
});

export const checkLinks = linkStaff.write('POST', '/api/desk/links/check', {
  summary: 'Begin the weekly check of all links now.',
  responses: { 204: 'empty' },
});
