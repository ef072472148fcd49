import { queryOptions } from '@tanstack/react-query';
import { callBy, callPath, fetchOverHttp } from './call.ts';
import type { AddressInput, CallInput, LastArgument, ReadId } from '#contract/call-types';
import type { SiteOperationId } from '#contract/index';

/** The query of a read call. The query key is its URL, so the browser finds what the server prefetched. */
export function callQuery<Id extends ReadId & SiteOperationId>(
  id: Id,
  ...input: LastArgument<AddressInput<Id>>
) {
  // Read calls have no body, so the address input is all they need.
  const whole = input as LastArgument<CallInput<Id>>;
  return queryOptions({
    queryKey: [id, callPath(id, ...input)],
    // Aborts the request when the query is no longer used.
    queryFn: ({ signal, meta }) => {
      const send = meta?.send ?? fetchOverHttp;
      return callBy((path, init) => send(path, { ...init, signal }), id, ...whole);
    },
  });
}
