import type { SearchQuery } from '#contract/search';
import type { FoundPlaces } from '../../queries/search.ts';

/** True for an answer that the clock changes, or that tells where somebody is. */
export function isFleeting(query: SearchQuery, { parts }: FoundPlaces['understood']): boolean {
  return query.openNow || query.lat !== undefined || parts.some(({ kind }) => kind === 'time');
}
