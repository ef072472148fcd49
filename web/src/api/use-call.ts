import { useSuspenseQuery } from '@tanstack/react-query';
import type { AddressInput, LastArgument, ReadId } from '#contract/call-types';
import type { SiteOperationId } from '#contract/index';
import { callQuery } from './call-query.ts';

/** The answer of a read call, which the page's loader has made. */
export function useCall<Id extends ReadId & SiteOperationId>(
  id: Id,
  ...input: LastArgument<AddressInput<Id>>
) {
  return useSuspenseQuery(callQuery(id, ...input)).data;
}

/** Name, texts and links of the site, which every page has. */
export const useSite = () => useCall('getSite');
