import { facetsQuery, searchQuery } from '../api/search.ts';
import type { AppServices } from '../app-context.ts';
import {
  listingQuestion,
  readListingState,
  type ListingSubject,
} from '../components/search/listing-state.ts';
import { isAsked } from '../search-state.ts';
import { listStatus, prefetch } from './prefetch.ts';

/**
 * Prefetches the filtered list of a cuisine or neighborhood, or only the filter counts when no filter is set.
 */
export async function prefetchListing(services: AppServices, subject: ListingSubject, request: Request) {
  const state = readListingState(new URL(request.url).searchParams, subject.key);
  const isFiltered = isAsked({ ...state, page: 1 });
  const question = listingQuestion(isFiltered ? state : { ...state, page: 1 }, subject);
  const query = isFiltered ? searchQuery : facetsQuery;
  const answered = await prefetch(services, query(services.fetchApi, question));
  return listStatus(answered || !isFiltered);
}
