import * as texts from '#texts';
import { MailedLinkPage } from '../../newsletter/mailed-link-page.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';

/** The target of the link by which a new subscriber confirms. */
export function Component() {
  const enter = (
    <ButtonLink to={paths.winDinner} variant="quiet">
      {texts.confirmSubscription.enter()}
    </ButtonLink>
  );
  return (
    <MailedLinkPage
      words={texts.confirmSubscription}
      action={paths.confirmSubscription}
      ways={{ done: enter, invalid: enter }}
    />
  );
}
