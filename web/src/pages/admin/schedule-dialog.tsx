import type { AdStats } from '#contract/ads';
import { Dialog } from '@base-ui/react/dialog';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { FormField } from '../../ui/form-field.tsx';
import styles from './dialog.module.css';

interface ScheduleDialogProps {
  readonly ad: AdStats;
  readonly isPending: boolean;
  readonly onClose: () => void;
  readonly onSave: (days: { startDay: string | null; endDay: string | null }) => void;
}

/** The first and last day of an ad, both inclusive; either may be open. */
export function ScheduleDialog({ ad, isPending, onClose, onSave }: ScheduleDialogProps) {
  const [startDay, setStartDay] = useState(ad.startDay ?? '');
  const [endDay, setEndDay] = useState(ad.endDay ?? '');
  const isReversed = startDay !== '' && endDay !== '' && startDay > endDay;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className={styles.backdrop} />
        <Dialog.Popup className={styles.popup}>
          <Dialog.Title className={styles.title}>Dates of {ad.name}</Dialog.Title>
          <Dialog.Description className={styles.text}>
            An active ad is shown from its first to its last day, on the calendar of Baltimore. Without a day,
            that end is open.
          </Dialog.Description>
          <form
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault();
              if (!isReversed) onSave({ startDay: startDay || null, endDay: endDay || null });
            }}
          >
            <div className={styles.columns}>
              <FormField label="First day" optional>
                {(control) => (
                  <input
                    {...control}
                    type="date"
                    value={startDay}
                    onChange={({ target }) => setStartDay(target.value)}
                  />
                )}
              </FormField>
              <FormField
                label="Last day"
                optional
                error={isReversed ? 'The last day is before the first one.' : undefined}
              >
                {(control) => (
                  <input
                    {...control}
                    type="date"
                    value={endDay}
                    onChange={({ target }) => setEndDay(target.value)}
                  />
                )}
              </FormField>
            </div>
            <div className={styles.buttons}>
              <Button variant="outline" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" disabled={isPending || isReversed}>
                Save Dates
              </Button>
            </div>
          </form>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
