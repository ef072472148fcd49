import { queryOptions } from '@tanstack/react-query';
import { call, type Fetch } from './call.ts';

/** A diner's saved places, keyed by user so that accounts never share a list. */
export const savedQuery = (fetchApi: Fetch, userId: number) =>
  queryOptions({ queryKey: ['getSaved', userId], queryFn: () => call(fetchApi, 'getSaved') });

/** All lists of a diner, with the notes. */
export const listsQuery = (fetchApi: Fetch, userId: number) =>
  queryOptions({ queryKey: ['getLists', userId], queryFn: () => call(fetchApi, 'getLists') });
