import { NoticePage } from '../../components/notice-page.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { NoScript } from '../../ui/no-script.tsx';

/** `broken`: the link no longer works. `failed`: the call failed. */
export type ConfirmEmailState = 'ask' | 'done' | 'broken' | 'failed';

interface ConfirmEmailPageProps {
  readonly state: ConfirmEmailState;
  /** Absent while the button is disabled. */
  readonly onConfirm: (() => void) | undefined;
}

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

/** The target of the link in the mail. Only the button confirms. */
export function ConfirmEmailPage({ state, onConfirm }: ConfirmEmailPageProps) {
  return (
    <NoticePage {...WORDS[state]}>
      <NoScript>Turn on JavaScript to confirm your email.</NoScript>
      {(state === 'ask' || state === 'failed') && (
        <Button disabled={!onConfirm} onClick={onConfirm}>
          {state === 'ask' ? 'Confirm my email' : 'Try again'}
        </Button>
      )}
      <ButtonLink to={paths.account} variant="outline">
        Go to your account
      </ButtonLink>
    </NoticePage>
  );
}
