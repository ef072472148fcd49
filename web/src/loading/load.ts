import type { QueryKey, UseQueryOptions } from '@tanstack/react-query';
import { data, type LoaderFunction, type LoaderFunctionArgs } from 'react-router';
import type { AddressInput, LastArgument, ReadId } from '#contract/call-types';
import type { SiteOperationId } from '#contract/index';
import { isNotFoundError } from '../api/api-error.ts';
import { callQuery } from '../api/call-query.ts';
import { servicesIn } from '../boot/app-context.ts';
import { PRIVATE_PAGE } from '../head/page-head.tsx';

type PlainReadId = {
  [Id in ReadId & SiteOperationId]: [] extends LastArgument<AddressInput<Id>> ? Id : never;
}[ReadId & SiteOperationId];
type Context = LoaderFunctionArgs['context'];

/** Makes a call and keeps its answer for `useCall` on the page. */
export function load<Id extends ReadId & SiteOperationId>(
  context: Context,
  id: Id,
  ...input: LastArgument<AddressInput<Id>>
) {
  const { queryClient } = servicesIn(context);
  return queryClient.ensureQueryData(callQuery(id, ...input));
}

/** The same, with the 404 page if there is nothing by that name. */
export async function loadFound<Id extends ReadId & SiteOperationId>(
  context: Context,
  id: Id,
  ...input: LastArgument<AddressInput<Id>>
) {
  return load(context, id, ...input).catch((error: unknown) => {
    if (isNotFoundError(error)) return notFound();
    throw error;
  });
}

/** The loader of a page that makes calls without input. */
export function loadCalls(...ids: PlainReadId[]): LoaderFunction {
  return async ({ context }) => {
    await Promise.all(ids.map((id) => load(context, id)));
    return null;
  };
}

export function notFound(): never {
  throw data(null, { status: 404, statusText: 'Not Found' });
}

/** A list whose failure doesn't fail the page: it shows its own error. 503 keeps caches from storing the page. */
export async function loadList<Answer, Key extends QueryKey>(
  context: Context,
  query: UseQueryOptions<Answer, Error, Answer, Key>,
) {
  const { queryClient } = servicesIn(context);
  await queryClient.prefetchQuery(query);
  return queryClient.getQueryData(query.queryKey) === undefined ? data(null, { status: 503 }) : null;
}

/** The loader of a staff page: not indexed and not cached; only the browser knows who is signed in. */
export const staffLoader: LoaderFunction = () =>
  data(null, { headers: { 'X-Robots-Tag': PRIVATE_PAGE, 'Cache-Control': 'no-store' } });
