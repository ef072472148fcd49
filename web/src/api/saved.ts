import type { SavedChange, SavedList, SharedList } from '#contract/saved';
import { queryOptions } from '@tanstack/react-query';
import { readJson, sendForJson, type Fetch } from './client.ts';

export const savedQuery = (fetchApi: Fetch, userId: number) =>
  queryOptions({
    queryKey: ['saved', userId],
    queryFn: () => readJson<SavedList>(fetchApi, '/api/saved'),
  });

export const sharedListQuery = (fetchApi: Fetch, token: string) =>
  queryOptions({
    queryKey: ['shared-list', token],
    queryFn: () => readJson<SharedList>(fetchApi, `/api/saved/shared/${encodeURIComponent(token)}`),
  });

export const changeSaved = (fetchApi: Fetch, body: SavedChange) =>
  sendForJson<SavedList>(fetchApi, '/api/saved', { method: 'PATCH', body });

export const shareSaved = (fetchApi: Fetch) =>
  sendForJson<SavedList>(fetchApi, '/api/saved/share', { method: 'POST' });

export const unshareSaved = (fetchApi: Fetch) =>
  sendForJson<SavedList>(fetchApi, '/api/saved/share', { method: 'DELETE' });
