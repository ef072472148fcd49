import { useState, useSyncExternalStore } from 'react';
import { mergeDevice, mergeRefusal } from '../../account/merge-device.ts';
import { useApp } from '../../app-context.ts';
import { Button } from '../../ui/button.tsx';
import styles from './saved-page.module.css';

/** Shown while lists are only on the device because the account had no room. */
export function MergeNotice({ userId }: { readonly userId: number }) {
  const { fetchApi, queryClient } = useApp();
  const refusal = useSyncExternalStore(mergeRefusal.watch, mergeRefusal.read, () => null);
  const [isBusy, setBusy] = useState(false);
  if (refusal?.userId !== userId) return null;

  async function retry(): Promise<void> {
    setBusy(true);
    mergeRefusal.write(null);
    await mergeDevice({ fetchApi, queryClient, userId });
    setBusy(false);
  }

  return (
    <div className={styles.hint}>
      <p>
        Some places are still on this device only. {refusal.reason}. Make room in your account, then move them
        there.
      </p>
      <Button size="small" disabled={isBusy} onClick={() => void retry()}>
        {isBusy ? 'Moving them …' : 'Move them now'}
      </Button>
    </div>
  );
}
