import { pageTitle } from '#domain/words/headings';
import { useSearchParams } from 'react-router';
import { useSite } from '../../api/use-call.ts';
import { NoticePage } from '../../failures/notice-page.tsx';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** `ask` at first, then the outcome from the server's `?said=`. */
type UnsubscribeState = 'ask' | 'done' | 'invalid' | 'later';

const OUTCOMES: readonly UnsubscribeState[] = ['done', 'invalid', 'later'];

const WORDS: Record<UnsubscribeState, { title: string; text: string }> = {
  ask: {
    title: 'Leave the newsletter?',
    text: 'Click the button and we’ll stop writing. Some mail apps open links on their own, so we ask first.',
  },
  done: {
    title: 'You’re unsubscribed',
    text: 'You won’t hear from us on Thursdays anymore, unless an email is already on its way.',
  },
  invalid: {
    title: 'This link doesn’t work',
    text: 'Part of it is missing, or we no longer have that address. Try the link in your latest newsletter.',
  },
  later: {
    title: 'One moment, please',
    text: 'That’s a lot of tries. Wait a few minutes, then open the link in your newsletter again.',
  },
};

/** The target of the newsletter's unsubscribe link. Only the button unsubscribes. */
export function Component() {
  const site = useSite();
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const outcome = OUTCOMES.find((one) => one === params.get('said'));
  const state = outcome ?? (token === '' ? 'invalid' : 'ask');
  return (
    <NoticePage {...WORDS[state]}>
      <PageHead
        title={pageTitle('Unsubscribe', site.name)}
        description="Leave the newsletter."
        robots={PRIVATE_PAGE}
      />
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
