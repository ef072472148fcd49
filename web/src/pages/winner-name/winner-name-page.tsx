import { WINNER_NAME_MAX_LENGTH } from '#domain/people/newsletter-words';
import * as texts from '#texts';
import { MailedLinkPage } from '../../newsletter/mailed-link-page.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import styles from './winner-name-page.module.css';

/** The target of the link in a winner's mail: whether, and by which name, the page of the giveaway names them. */
export function Component() {
  const winners = (
    <ButtonLink to={paths.winDinner} variant="quiet">
      {texts.winnerName.enter()}
    </ButtonLink>
  );
  return (
    <MailedLinkPage
      words={texts.winnerName}
      action={paths.winnerName}
      fields={
        <div className={styles.field}>
          <FormField label={texts.winnerName.name()} hint={texts.winnerName.hint()}>
            {(control) => <input {...control} name="name" required maxLength={WINNER_NAME_MAX_LENGTH} />}
          </FormField>
        </div>
      }
      ways={{ done: winners, invalid: winners }}
    />
  );
}
