import type { PopupCopy, SubscriptionReceipt } from '#contract/subscribe';
import { ALREADY_SUBSCRIBED } from '#domain/people/newsletter-words';
import * as texts from '#texts';
import { X } from 'lucide-react';
import { useRef, useState, type RefObject } from 'react';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/drawer.tsx';
import { showToast } from '../ui/show-toast.ts';
import styles from './newsletter-popup.module.css';
import { type PopupAnswer, rememberAnswer } from './popup-marker.ts';
import { SignUpFields } from './sign-up-fields.tsx';
import { keepUnsent } from './unsent-sign-ups.ts';
import { useSignUp, type SignUpOptions } from './use-sign-up.ts';

interface NewsletterPopupProps {
  readonly copy: PopupCopy;
  /** Called once it has closed. */
  readonly onGone: () => void;
}

/** Spec 2 §8. */
const WELCOME_BACK = {
  title: texts.newsletter.welcomeBackTitle(),
  description: texts.newsletter.welcomeBackText(),
};
const WELCOME = { title: texts.newsletter.welcomeTitle(), description: texts.newsletter.welcomeText() };

/** Asks once for an e-mail address; the library handles focus, Escape and the page behind (spec 2 §2, §4). */
export function NewsletterPopup({ copy, onGone }: NewsletterPopupProps) {
  const [isOpen, setOpen] = useState(true);
  const field = useRef<HTMLInputElement>(null);

  function close(answer: PopupAnswer): void {
    rememberAnswer(answer);
    setOpen(false);
  }

  function welcome({ message }: SubscriptionReceipt): void {
    // Spec 2 §8, and what is still to do.
    const asks = message === texts.newsletter.confirm() ? ` ${message}` : '';
    showToast(
      message === ALREADY_SUBSCRIBED ? WELCOME_BACK : { ...WELCOME, description: WELCOME.description + asks },
    );
    close('subscribed');
  }

  // Any failure shows the same message (spec 2 §8), which is made true later.
  function welcomeAnyway(...[, signUp, failure]: Parameters<SignUpOptions['onFailure']>): void {
    keepUnsent(signUp, failure);
    showToast(WELCOME);
    close('dismissed');
  }

  const form = useSignUp({ source: 'popup', onAnswer: welcome, onFailure: welcomeAnyway });

  return (
    <Dialog.Root
      open={isOpen}
      onOpenChange={(open) => !open && close('dismissed')}
      onOpenChangeComplete={(open) => !open && onGone()}
    >
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup} initialFocus={field}>
          <div className={styles.front} aria-hidden="true">
            <p className={styles.day}>{texts.newsletter.day()}</p>
          </div>
          <div className={styles.words}>
            <Dialog.Title className={styles.title}>{copy.title}</Dialog.Title>
            <Dialog.Description className={styles.text}>{copy.text}</Dialog.Description>
            <SignUpForm form={form} button={copy.button} field={field} />
            <Dialog.Close className={styles.later}>{texts.newsletter.notNow()}</Dialog.Close>
          </div>
          <Dialog.Close className={styles.close} aria-label={texts.words.close()}>
            <X aria-hidden="true" />
          </Dialog.Close>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

interface SignUpFormProps {
  readonly form: ReturnType<typeof useSignUp>;
  readonly button: string;
  /** Gets the focus when the popup opens. */
  readonly field: RefObject<HTMLInputElement | null>;
}

function SignUpForm({ form, button, field }: SignUpFormProps) {
  return (
    <form noValidate className={styles.form} onSubmit={form.onSubmit}>
      <SignUpFields form={form} field={field} />
      <Button type="submit" disabled={form.isEmpty || form.isBusy}>
        {form.isBusy ? texts.newsletter.signingUp() : button}
      </Button>
      <p className={styles.consent}>{texts.newsletter.consent()}</p>
    </form>
  );
}
