import { useSuspenseQuery } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import type { AddressInput, LastArgument, ReadId } from '#contract/call-types';
import type { SiteOperationId } from '#contract/index';
import type { Site } from '#contract/pages';
import { callQuery } from './call-query.ts';

/** The answer of a read call, which the page's loader has made. */
export function useCall<Id extends ReadId & SiteOperationId>(
  id: Id,
  ...input: LastArgument<AddressInput<Id>>
) {
  return useSuspenseQuery(callQuery(id, ...input)).data;
}

/** The shell provides it to every page. */
export const SiteContext = createContext<Site | null>(null);

/** Name, texts and links of the site. */
export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('useSite must be used within the shell');
  return site;
}
