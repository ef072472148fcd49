import { useMutation } from '@tanstack/react-query';
import { currentUserQuery } from '../../api/accounts.ts';
import { isSignedOutError } from '../../api/api-error.ts';
import { call } from '../../api/call.ts';
import { useApp } from '../../boot/app-context.ts';
import { failureToast } from '../../failures/failure-toast.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/show-toast.ts';
import { AccountSection } from './account-section.tsx';

export function SignOutEverywhere() {
  const { queryClient } = useApp();
  const forget = () => queryClient.setQueryData(currentUserQuery.queryKey, null);
  const { mutate, isPending } = useMutation({
    mutationFn: () => call('signOutEverywhere'),
    onSuccess() {
      showToast({ title: 'Signed out', description: 'You’ll need to sign in again on each device.' });
      forget();
    },
    onError(error) {
      if (isSignedOutError(error)) forget();
      else showToast(failureToast('Logout failed', error));
    },
  });
  return (
    <AccountSection
      title="Devices"
      text="Lost a phone, or signed in on a computer that isn’t yours? Sign out on all devices, including this one."
    >
      <Button variant="outline" disabled={isPending} onClick={() => mutate()}>
        Sign out everywhere
      </Button>
    </AccountSection>
  );
}
