import { passwordProofSchema } from '#contract/account';
import type { User } from '#contract/accounts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { currentUserQuery } from '../../api/accounts.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { SiteForm } from '../../components/site-form.tsx';
import { useSiteForm } from '../../components/use-site-form.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import styles from '../../ui/dialog.module.css';
import { Dialog } from '../../ui/drawer.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { AccountSection, CurrentPassword } from './account-section.tsx';

/** Permanent deletion, after showing the consequences and asking for the password. */
export function DeleteAccount({ user }: { readonly user: User }) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  return (
    <AccountSection
      title="Delete account"
      text="This deletes your account and everything in it. We can’t bring it back."
    >
      <Button ref={opener} variant="outline" onClick={() => setOpen(true)}>
        Delete my account
      </Button>
      <Dialog.Root open={isOpen} onOpenChange={setOpen}>
        <Dialog.Portal>
          <Dialog.Backdrop className={styles.backdrop} />
          <Dialog.Popup className={styles.popup} finalFocus={opener}>
            <Dialog.Title className={styles.title}>Delete your account?</Dialog.Title>
            <Dialog.Description className={styles.text}>
              We’ll delete your name, email and password, your lists and notes, any links you’ve shared, and
              every review you’ve written. If you get our newsletter, it will keep coming until you
              unsubscribe.
            </Dialog.Description>
            <DeleteForm user={user} onCancel={() => setOpen(false)} />
          </Dialog.Popup>
        </Dialog.Portal>
      </Dialog.Root>
    </AccountSection>
  );
}

function DeleteForm({ user, onCancel }: { readonly user: User; readonly onCancel: () => void }) {
  const { queryClient } = useApp();
  const navigate = useNavigate();
  const form = useSiteForm({
    schema: passwordProofSchema,
    defaultValues: { password: '' },
    refusedFields: { 403: 'password' },
    async send(body) {
      await call('deleteAccount', { body });
      showToast({ title: 'Account deleted', description: 'Everything in it is gone, too.' });
      await navigate(paths.home);
      queryClient.setQueryData(currentUserQuery.queryKey, null);
    },
  });

  return (
    <SiteForm
      submitLabel="Delete for good"
      busyLabel="Deleting …"
      form={form}
      more={
        <Button variant="outline" onClick={onCancel}>
          Keep it
        </Button>
      }
    >
      <CurrentPassword user={user} form={form} />
    </SiteForm>
  );
}
