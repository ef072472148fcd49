import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { useAuth } from '../account/auth-provider.tsx';
import { hasSessionHint } from '../account/session-hint.ts';
import { currentUserQuery } from '../api/accounts.ts';
import { isSignedOutError, isWorthRetrying } from '../api/api-error.ts';
import { useApp } from '../boot/app-context.ts';
import { DEVICE, forgetAccounts, type KeptLists } from './kept-lists.ts';
import { syncLists } from './sync-lists.ts';

const MAX_RETRY_MS = 60_000;

export interface Sync {
  readonly send: () => void;
  /** True until the account's lists have been loaded once. */
  readonly isLoading: boolean;
  /** Why the last attempt failed. Unless the server refused, further ones follow. */
  readonly failure: unknown;
  readonly retry: () => void;
}

/** Keeps the server in step with the lists on this device: at once, and later whatever could not be sent. */
export function useSync(owner: string, { unsent, links }: KeptLists): Sync {
  const { queryClient } = useApp();
  const auth = useAuth();
  const { refetch, failureReason, isPaused } = useQuery({
    queryKey: ['lists', owner],
    queryFn: () =>
      syncLists(owner).catch((error: unknown) => {
        if (isSignedOutError(error)) queryClient.setQueryData(currentUserQuery.queryKey, null);
        throw error;
      }),
    enabled: owner !== DEVICE || unsent.length > 0,
    networkMode: 'online',
    refetchOnReconnect: 'always',
    retry: (_count, error) => isWorthRetrying(error),
    retryDelay: (count) => Math.min(1000 * 2 ** count, MAX_RETRY_MS),
  });
  // One already under way sends this change, too.
  const send = useCallback(() => void refetch({ cancelRefetch: false }), [refetch]);
  const retry = useCallback(() => void refetch(), [refetch]);

  useEffect(() => {
    if (owner !== DEVICE) send();
    else if (!hasSessionHint()) forgetAccounts();
  }, [owner, send]);

  return {
    send,
    retry,
    isLoading: auth.isLoading || (owner !== DEVICE && links === null),
    failure: failureReason ?? (isPaused ? 'offline' : null),
  };
}
