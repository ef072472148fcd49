import type { CuisinePage, HomePage, NeighborhoodPage, Site } from '#contract/pages';
import { queryOptions } from '@tanstack/react-query';
import { readJson, type Fetch } from './client.ts';

export const siteQuery = (fetchApi: Fetch) =>
  queryOptions({ queryKey: ['site'], queryFn: () => readJson<Site>(fetchApi, '/api/site') });

export const homePageQuery = (fetchApi: Fetch) =>
  queryOptions({ queryKey: ['home'], queryFn: () => readJson<HomePage>(fetchApi, '/api/pages/home') });

export const cuisinePageQuery = (fetchApi: Fetch, slug: string) =>
  queryOptions({
    queryKey: ['cuisine', slug],
    queryFn: () => readJson<CuisinePage>(fetchApi, `/api/pages/cuisines/${encodeURIComponent(slug)}`),
  });

export const neighborhoodPageQuery = (fetchApi: Fetch, slug: string) =>
  queryOptions({
    queryKey: ['neighborhood', slug],
    queryFn: () =>
      readJson<NeighborhoodPage>(fetchApi, `/api/pages/neighborhoods/${encodeURIComponent(slug)}`),
  });
