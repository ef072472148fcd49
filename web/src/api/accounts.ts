import { queryOptions } from '@tanstack/react-query';
import { orSignedOut } from './api-error.ts';
import { call, type Fetch } from './call.ts';

/** The signed-in diner; 401 means signed out, not an error (spec 1 §4). */
export const currentUserQuery = (fetchApi: Fetch) =>
  queryOptions({
    queryKey: ['getCurrentUser'],
    queryFn: () => orSignedOut(call(fetchApi, 'getCurrentUser')),
  });
