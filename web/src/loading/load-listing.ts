import { redirect, type LoaderFunctionArgs } from 'react-router';
import { canonical, searchOf } from '../address/canonical.ts';
import { isAsked } from '../address/search-state.ts';
import { facetsQuery, searchQuery } from '../api/search.ts';
import {
  isPastLast,
  listingQuestion,
  readListingState,
  type ListingSubject,
} from '../components/search/listing-state.ts';
import { loadList } from './load.ts';

/** Loads the filtered list of a cuisine or neighborhood, or only the filter counts when no filter is set. */
export async function loadListing(
  { context, request }: Pick<LoaderFunctionArgs, 'context' | 'request'>,
  path: string,
  page: ListingSubject & { readonly page: number; readonly count: number },
) {
  canonical(request, path);
  if (isPastLast(page)) throw redirect(path);
  const state = readListingState(searchOf(request), page.key);
  const isFiltered = isAsked({ ...state, page: 1 });
  const question = listingQuestion(isFiltered ? state : { ...state, page: 1 }, page);
  const answered = await loadList(context, (isFiltered ? searchQuery : facetsQuery)(question));
  return isFiltered ? answered : null;
}
