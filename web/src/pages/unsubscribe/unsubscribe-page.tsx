import * as texts from '#texts';
import { useSearchParams } from 'react-router';
import { callPath } from '../../api/call.ts';
import { MailedLinkPage } from '../../newsletter/mailed-link-page.tsx';
import { paths } from '../../paths.ts';
import { Button, buttonClass, ButtonLink } from '../../ui/button.tsx';

/** The target of the newsletter's unsubscribe link, where readers also get or delete what we have on them. */
export function Component() {
  const again = (
    <ButtonLink to={paths.winDinner} variant="quiet">
      {texts.unsubscribe.mistake()}
    </ButtonLink>
  );
  return (
    <MailedLinkPage
      words={texts.unsubscribe}
      action={paths.unsubscribe}
      ways={{ ask: <OwnData />, done: again, forgotten: again }}
    />
  );
}

function OwnData() {
  const token = useSearchParams()[0].get('token') ?? '';
  return (
    <>
      <a
        href={callPath('getSubscriberRecord', { query: { token } })}
        download="newsletter-data.json"
        className={buttonClass({ variant: 'quiet' })}
      >
        {texts.unsubscribe.data()}
      </a>
      <form method="post" action={paths.unsubscribe}>
        <input type="hidden" name="token" value={token} />
        <Button type="submit" variant="quiet" name="forget" value="yes">
          {texts.unsubscribe.forget()}
        </Button>
      </form>
    </>
  );
}
