import { z } from 'zod';
import { defineOperation } from './operation.ts';

export const subscribe = defineOperation({
  method: 'POST',
  path: '/api/subscribe',
  summary:
    'Join the newsletter. `warning` says that the address is stored but not yet with the list provider.',
  audience: 'public',
  body: z.object({ email: z.email().max(254), source: z.string().min(1).max(40) }),
  responses: {
    200: z.object({ message: z.string(), warning: z.string().optional() }),
    400: 'text',
    429: 'text',
  },
});
