import { USUAL_LINK_DAYS } from '#domain/ads/report-links';
import { useQuery, useQueryClient, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useEffect } from 'react';
import { currentAdminQuery } from '../../api/admin-session.ts';
import { isSignedOutError } from '../../api/api-error.ts';
import { callQuery } from '../../api/call-query.ts';
import { CAMPAIGN_NUMBERS } from '../../api/campaign-numbers.ts';

/** A query for numbers: never kept, and a session that has ended leads to the sign-in, by the dashboard's gate. */
export function useNumbers<Answer, Key extends QueryKey>(query: UseQueryOptions<Answer, Error, Answer, Key>) {
  const queryClient = useQueryClient();
  const answer = useQuery({ ...query, ...CAMPAIGN_NUMBERS });
  const isSignedOut = isSignedOutError(answer.error);
  useEffect(() => {
    if (isSignedOut) queryClient.setQueryData(currentAdminQuery.queryKey, null);
  }, [isSignedOut, queryClient]);
  return answer;
}

/** All campaigns, with links to a report that open for so many days. */
export function useCampaigns(days = USUAL_LINK_DAYS) {
  return useNumbers(callQuery('listSoldCampaigns', { query: { days } }));
}

/** All flights, which several views read in their own way. */
export function useFlights() {
  return useNumbers(callQuery('listFlights'));
}
