import { defineRead } from './operation.ts';

export const exportSubscribers = defineRead('/api/desk/newsletter/subscribers.csv', {
  summary: 'The whole list, as it is read from the database; no cell begins a formula.',
  audience: 'staff',
  roles: ['editor'],
  responses: { 200: 'text/csv', 401: 'text', 403: 'text' },
});
