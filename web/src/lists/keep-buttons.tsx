import clsx from 'clsx';
import { useIsHydrated } from '../hooks/use-is-hydrated.ts';
import { AddToListButton, type AddToListButtonProps } from './add-to-list-button.tsx';
import { SaveButton } from './save-button.tsx';
import styles from './save-button.module.css';

interface KeepButtonsProps extends AddToListButtonProps {
  readonly className: string | undefined;
}

/** The list and the heart of a card. The server's HTML has no buttons, which could not work yet, but shows the same icons. */
export function KeepButtons({ place, className }: KeepButtonsProps) {
  const isHydrated = useIsHydrated();
  return (
    <div className={clsx(styles.keep, className)}>
      {isHydrated && (
        <>
          <AddToListButton place={place} />
          <SaveButton place={place} />
        </>
      )}
    </div>
  );
}
