import { NoticePage } from '../../components/notice-page.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** `ask` at first, then the outcome from the server's `?said=`. */
export type UnsubscribeState = 'ask' | 'done' | 'invalid' | 'later';

interface UnsubscribePageProps {
  readonly state: UnsubscribeState;
  readonly token: string;
}

const WORDS: Record<UnsubscribeState, { title: string; text: string }> = {
  ask: {
    title: 'Leave the newsletter?',
    text: 'One click and we stop writing. Nothing has happened yet: mail programs open links by themselves, so we ask.',
  },
  done: {
    title: 'You are unsubscribed',
    text: 'No more Thursday mail from us. Mail that is on its way already may still arrive.',
  },
  invalid: {
    title: 'This link does not work',
    text: 'It is not whole, or its address is no longer with us. Open it once more from the newest newsletter.',
  },
  later: {
    title: 'One moment, please',
    text: 'That was a lot in one go. Wait ten minutes, then open the link in the newsletter again.',
  },
};

/** The target of the newsletter's unsubscribe link: it only asks; the button unsubscribes. */
export function UnsubscribePage({ state, token }: UnsubscribePageProps) {
  return (
    <NoticePage {...WORDS[state]}>
      {state === 'ask' && (
        <form method="post" action={paths.unsubscribe}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">Unsubscribe</Button>
        </form>
      )}
      <ButtonLink to={paths.home} variant="outline">
        {state === 'ask' ? 'Stay with us' : 'Back to the guide'}
      </ButtonLink>
      {state === 'done' && (
        <ButtonLink to={paths.winDinner} variant="quiet">
          That was a mistake
        </ButtonLink>
      )}
    </NoticePage>
  );
}
