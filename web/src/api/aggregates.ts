import type { CuisineStat, NeighborhoodStat } from '#contract/aggregates';
import { queryOptions } from '@tanstack/react-query';
import { readJson, type Fetch } from './client.ts';

export const cuisineStatsQuery = (fetchApi: Fetch) =>
  queryOptions({
    queryKey: ['cuisines'],
    queryFn: () => readJson<CuisineStat[]>(fetchApi, '/api/cuisines/stats'),
  });

export const neighborhoodStatsQuery = (fetchApi: Fetch) =>
  queryOptions({
    queryKey: ['neighborhoods'],
    queryFn: () => readJson<NeighborhoodStat[]>(fetchApi, '/api/neighborhoods/stats'),
  });
