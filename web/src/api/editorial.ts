import type {
  AwardPage,
  AwardsPage,
  GuidePage,
  GuidesPage,
  StoriesPage,
  StoryPage,
  WinDinnerPage,
} from '#contract/editorial';
import { queryOptions } from '@tanstack/react-query';
import { readJson, type Fetch } from './client.ts';

export const storiesPageQuery = (fetchApi: Fetch) =>
  queryOptions({
    queryKey: ['stories'],
    queryFn: () => readJson<StoriesPage>(fetchApi, '/api/pages/stories'),
  });

export const storyPageQuery = (fetchApi: Fetch, slug: string, preview: string | null = null) =>
  queryOptions({
    queryKey: ['story', slug, preview],
    queryFn: () =>
      readJson<StoryPage>(fetchApi, `/api/pages/stories/${encodeURIComponent(slug)}${previewPart(preview)}`),
  });

export const guidesPageQuery = (fetchApi: Fetch) =>
  queryOptions({
    queryKey: ['guides'],
    queryFn: () => readJson<GuidesPage>(fetchApi, '/api/pages/guides'),
  });

export const guidePageQuery = (fetchApi: Fetch, slug: string, preview: string | null = null) =>
  queryOptions({
    queryKey: ['guide', slug, preview],
    queryFn: () =>
      readJson<GuidePage>(fetchApi, `/api/pages/guides/${encodeURIComponent(slug)}${previewPart(preview)}`),
  });

export const awardsPageQuery = (fetchApi: Fetch) =>
  queryOptions({
    queryKey: ['awards'],
    queryFn: () => readJson<AwardsPage>(fetchApi, '/api/pages/awards'),
  });

export const awardPageQuery = (fetchApi: Fetch, slug: string) =>
  queryOptions({
    queryKey: ['award', slug],
    queryFn: () => readJson<AwardPage>(fetchApi, `/api/pages/awards/${encodeURIComponent(slug)}`),
  });

export const winDinnerPageQuery = (fetchApi: Fetch) =>
  queryOptions({
    queryKey: ['win-dinner'],
    queryFn: () => readJson<WinDinnerPage>(fetchApi, '/api/pages/win-dinner'),
  });

/** Who holds a token of the desk sees the draft. */
function previewPart(preview: string | null): string {
  return preview === null ? '' : `?preview=${encodeURIComponent(preview)}`;
}
