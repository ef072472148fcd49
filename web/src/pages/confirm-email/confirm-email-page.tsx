import { NoticePage } from '../../components/notice-page.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

interface ConfirmEmailPageProps {
  readonly state: 'ask' | 'done' | 'broken';
  /** Absent while it cannot be pressed. */
  readonly onConfirm: (() => void) | undefined;
}

const WORDS = {
  ask: {
    title: 'Confirm your email',
    text: 'One tap, and this address gets you back in if you forget your password. Some mail apps open links on their own, so we check first.',
  },
  done: { title: 'Your email is confirmed', text: 'If you forget your password, we’ll send a link to it.' },
  broken: {
    title: 'This link doesn’t work',
    text: 'It’s been used, it’s more than a day old, or the address belongs to another account. You can ask for a new one in your account.',
  },
};

/** The target of the link in the mail: it only asks; the button confirms. */
export function ConfirmEmailPage({ state, onConfirm }: ConfirmEmailPageProps) {
  return (
    <NoticePage {...WORDS[state]}>
      {state === 'ask' && (
        <Button disabled={!onConfirm} onClick={onConfirm}>
          Confirm my email
        </Button>
      )}
      <ButtonLink to={paths.account} variant="outline">
        Go to your account
      </ButtonLink>
    </NoticePage>
  );
}
