import * as texts from '#texts';
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

/** The target of the link in the mail, whose token is in the fragment: the server never sees it. Only the button confirms. */
export function Component() {
  const { queryClient } = useApp();
  const { hash } = useLocation();
  const isHydrated = useIsHydrated();
  const { mutate, status, error } = useMutation({
    mutationFn: () => call('confirmEmail', { body: { token: hash.slice(1) } }),
    onSuccess: () => queryClient.invalidateQueries(callQuery('getAccountEmail')),
  });
  const { states } = texts.confirmEmail;
  const state = isHydrated && hash === '' ? 'broken' : stateOf(status, error);
  return (
    <NoticePage title={states[state].title()} text={states[state].text()}>
      <PageHead
        title={states.ask.title()}
        description={texts.confirmEmail.description()}
        robots={PRIVATE_PAGE}
      />
      <NoScript>{texts.confirmEmail.needsScript()}</NoScript>
      {(state === 'ask' || state === 'failed') && (
        <Button disabled={!isHydrated || status === 'pending'} onClick={() => mutate()}>
          {state === 'ask' ? texts.confirmEmail.button() : texts.words.tryAgain()}
        </Button>
      )}
      <ButtonLink to={paths.account} variant="outline">
        {texts.confirmEmail.account()}
      </ButtonLink>
    </NoticePage>
  );
}

function stateOf(status: MutationStatus, error: Error | null): ConfirmEmailState {
  if (status === 'success') return 'done';
  if (status !== 'error') return 'ask';
  return error instanceof ApiError && error.status === 400 ? 'broken' : 'failed';
}
