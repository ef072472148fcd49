import { queryOptions } from '@tanstack/react-query';
import { call, callPath, type Fetch } from './call.ts';
import type { AddressInput, CallInput, LastArgument, ReadId } from '#contract/call-types';

/** The query of a call that reads. Its address is its key, so what the server has asked is found in the browser. */
export function callQuery<Id extends ReadId>(
  fetchApi: Fetch,
  id: Id,
  ...input: LastArgument<AddressInput<Id>>
) {
  // What reads has no body: its address is all it takes.
  const whole = input as LastArgument<CallInput<Id>>;
  return queryOptions({
    queryKey: [id, callPath(id, ...input)],
    // A call that is not waited for any more is cut short.
    queryFn: ({ signal }) => call((path, init) => fetchApi(path, { ...init, signal }), id, ...whole),
  });
}
