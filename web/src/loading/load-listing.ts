import { redirect, type LoaderFunction } from 'react-router';
import { canonical, searchOf } from '../address/canonical.ts';
import { isAsked } from '../address/search-state.ts';
import { facetsQuery, searchQuery } from '../api/search.ts';
import {
  isPastLast,
  LISTING_CALLS,
  listingInput,
  listingQuestion,
  readListingState,
  type ListingSubject,
} from '../components/search/listing-state.ts';
import { paths } from '../paths.ts';
import { loadFound, loadList } from './load.ts';

/** The loader of a cuisine or neighborhood: with filters also the filtered list, otherwise only the filter counts. */
export function loadListing(key: ListingSubject['key']): LoaderFunction {
  return async ({ context, params, request }) => {
    const search = searchOf(request);
    const page = await loadFound(context, LISTING_CALLS[key], listingInput(key, params.slug, search));
    const path = paths[key](page.slug);
    canonical(request, path);
    if (isPastLast(page)) throw redirect(path);
    const state = readListingState(search, key);
    const isFiltered = isAsked({ ...state, page: 1 });
    const question = listingQuestion(isFiltered ? state : { ...state, page: 1 }, { key, name: page.name });
    const answered = await loadList(context, (isFiltered ? searchQuery : facetsQuery)(question));
    return isFiltered ? answered : null;
  };
}
