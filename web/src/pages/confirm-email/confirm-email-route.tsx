import { useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { callQuery } from '../../api/call-query.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../app-context.ts';
import { PageHead } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import type { Page } from '../../lazy-page.ts';
import { PRIVATE_PAGE } from '../../private-page.ts';
import { ConfirmEmailPage } from './confirm-email-page.tsx';

/** The token of the mail's link stands behind `#`: only the browser knows it. */
function ConfirmEmailRoute() {
  const { fetchApi, queryClient } = useApp();
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const { mutate, status } = useMutation({
    mutationFn: () => call(fetchApi, 'confirmEmail', { body: { token: hash.slice(1) } }),
    onSuccess: () => queryClient.invalidateQueries(callQuery(fetchApi, 'getAccountEmail')),
  });
  const isBroken = status === 'error' || (isHydrated && hash === '');
  return (
    <>
      <PageHead title="Confirm your email" description="Confirm your email address." robots={PRIVATE_PAGE} />
      <ConfirmEmailPage
        state={isBroken ? 'broken' : status === 'success' ? 'done' : 'ask'}
        onConfirm={isHydrated && status === 'idle' ? () => mutate() : undefined}
      />
    </>
  );
}

export const route: Page = { Component: ConfirmEmailRoute };
