import { queryOptions } from '@tanstack/react-query';
import { orSignedOut } from './api-error.ts';
import { call } from './call.ts';

/** The signed-in diner; 401 means signed out, not an error (spec 1 §4). */
export const currentUserQuery = queryOptions({
  queryKey: ['getCurrentUser'],
  queryFn: () => orSignedOut(call('getCurrentUser')),
});
