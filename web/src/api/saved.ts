import { queryOptions } from '@tanstack/react-query';
import { call, type Fetch } from './call.ts';

/** What a diner has saved; another one signs in to a list of their own. */
export const savedQuery = (fetchApi: Fetch, userId: number) =>
  queryOptions({ queryKey: ['getSaved', userId], queryFn: () => call(fetchApi, 'getSaved') });
