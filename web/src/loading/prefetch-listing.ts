import { facetsPath, searchPath, searchQuery } from '../api/search.ts';
import type { AppServices } from '../app-context.ts';
import {
  listingQuestion,
  readListingState,
  type ListingSubject,
} from '../components/search/listing-state.ts';
import { isAsked } from '../search-state.ts';
import { listStatus, prefetch } from './prefetch.ts';

/** The filtered list of a cuisine or neighborhood, or the counts of its filters while none is set. */
export async function prefetchListing(services: AppServices, subject: ListingSubject, request: Request) {
  const state = readListingState(new URL(request.url).searchParams, subject.key);
  const question = listingQuestion(state, subject);
  const path = isAsked(state) ? searchPath(question, null) : facetsPath(question);
  const answered = await prefetch(services, searchQuery(services.fetchApi, path));
  return listStatus(answered || !isAsked(state));
}
