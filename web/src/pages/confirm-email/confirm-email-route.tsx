import { useMutation, type MutationStatus } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callQuery } from '../../api/call-query.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import type { Page } from '../../lazy-page.ts';
import { PRIVATE_PAGE } from '../../private-page.ts';
import { ConfirmEmailPage, type ConfirmEmailState } from './confirm-email-page.tsx';

/** The token is in the link's fragment, so the server never sees it in a URL. */
function ConfirmEmailRoute() {
  const { fetchApi, queryClient } = useApp();
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const { mutate, status, error } = useMutation({
    mutationFn: () => call(fetchApi, 'confirmEmail', { body: { token: hash.slice(1) } }),
    onSuccess: () => queryClient.invalidateQueries(callQuery(fetchApi, 'getAccountEmail')),
  });
  return (
    <>
      <PageHead title="Confirm your email" description="Confirm your email address." robots={PRIVATE_PAGE} />
      <ConfirmEmailPage
        state={isHydrated && hash === '' ? 'broken' : stateOf(status, error)}
        onConfirm={isHydrated && status !== 'pending' ? () => mutate() : undefined}
      />
    </>
  );
}

function stateOf(status: MutationStatus, error: Error | null): ConfirmEmailState {
  if (status === 'success') return 'done';
  if (status !== 'error') return 'ask';
  return error instanceof ApiError && error.status === 400 ? 'broken' : 'failed';
}

export const route: Page = { Component: ConfirmEmailRoute };
