import * as texts from '#texts';
import { useSearchParams } from 'react-router';
import { NoticePage } from '../../failures/notice-page.tsx';
import { PageHead, PRIVATE_PAGE } from '../../head/page-head.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';

/** `ask` at first, then the outcome from the server's `?said=`. */
type UnsubscribeState = 'ask' | 'done' | 'invalid' | 'later';

const OUTCOMES: readonly UnsubscribeState[] = ['done', 'invalid', 'later'];

/** The target of the newsletter's unsubscribe link. Only the button unsubscribes. */
export function Component() {
  const [params] = useSearchParams();
  const token = params.get('token') ?? '';
  const outcome = OUTCOMES.find((one) => one === params.get('said'));
  const state = outcome ?? (token === '' ? 'invalid' : 'ask');
  return (
    <NoticePage title={texts.unsubscribe.states[state].title()} text={texts.unsubscribe.states[state].text()}>
      <PageHead
        heading={texts.unsubscribe.title()}
        description={texts.unsubscribe.description()}
        robots={PRIVATE_PAGE}
      />
      {state === 'ask' && (
        <form method="post" action={paths.unsubscribe}>
          <input type="hidden" name="token" value={token} />
          <Button type="submit">{texts.unsubscribe.button()}</Button>
        </form>
      )}
      <ButtonLink to={paths.home} variant="outline">
        {state === 'ask' ? texts.unsubscribe.stay() : texts.unsubscribe.back()}
      </ButtonLink>
      {state === 'done' && (
        <ButtonLink to={paths.winDinner} variant="quiet">
          {texts.unsubscribe.mistake()}
        </ButtonLink>
      )}
    </NoticePage>
  );
}
