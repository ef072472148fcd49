import { type MutationStatus, useMutation } from '@tanstack/react-query';
import { useLocation } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callQuery } from '../../api/call-query.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { NoticePage } from '../../failures/notice-page.tsx';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { useIsHydrated } from '../../hooks/use-is-hydrated.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { NoScript } from '../../ui/no-script.tsx';

/** `broken`: the link no longer works. `failed`: the call failed. */
type ConfirmEmailState = 'ask' | 'done' | 'broken' | 'failed';

const WORDS: Record<ConfirmEmailState, { title: string; text: string }> = {
  ask: {
    title: 'Confirm your email',
    text: 'Confirm this address, and you can use it to get back in if you forget your password. Some mail apps open links on their own, so we ask first.',
  },
  done: {
    title: 'Your email is confirmed',
    text: 'If you forget your password, we’ll send a link to this address.',
  },
  broken: {
    title: 'This link doesn’t work',
    text: 'It’s been used, it’s more than a day old, or the address belongs to another account. You can ask for a new link on your account page.',
  },
  failed: {
    title: 'We couldn’t confirm it yet',
    text: 'Your link is still good. Wait a few minutes, then try again.',
  },
};

/** The target of the link in the mail, whose token is in the fragment: the server never sees it. Only the button confirms. */
export function Component() {
  const { fetchApi, queryClient } = useApp();
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const { mutate, status, error } = useMutation({
    mutationFn: () => call(fetchApi, 'confirmEmail', { body: { token: hash.slice(1) } }),
    onSuccess: () => queryClient.invalidateQueries(callQuery(fetchApi, 'getAccountEmail')),
  });
  const state = isHydrated && hash === '' ? 'broken' : stateOf(status, error);
  return (
    <NoticePage {...WORDS[state]}>
      <PageHead title="Confirm your email" description="Confirm your email address." robots={PRIVATE_PAGE} />
      <NoScript>Turn on JavaScript to confirm your email.</NoScript>
      {(state === 'ask' || state === 'failed') && (
        <Button disabled={!isHydrated || status === 'pending'} onClick={() => mutate()}>
          {state === 'ask' ? 'Confirm my email' : 'Try again'}
        </Button>
      )}
      <ButtonLink to={paths.account} variant="outline">
        Go to your account
      </ButtonLink>
    </NoticePage>
  );
}

function stateOf(status: MutationStatus, error: Error | null): ConfirmEmailState {
  if (status === 'success') return 'done';
  if (status !== 'error') return 'ask';
  return error instanceof ApiError && error.status === 400 ? 'broken' : 'failed';
}
