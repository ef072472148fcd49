import { HEARTS } from '#domain/lists/place-list';
import * as texts from '#texts';
import clsx from 'clsx';
import { useLists } from './lists-provider.tsx';
import styles from './save-button.module.css';

interface SaveButtonProps {
  readonly place: { readonly id: number; readonly name: string };
  /** Shows the label next to the heart. */
  readonly labelled?: boolean;
}

/** The heart: saves a place on the device or in the account. Not rendered without JavaScript. */
export function SaveButton({ place, labelled = false }: SaveButtonProps) {
  const { hearts, addPlace, removePlace } = useLists();
  const isSaved = hearts.includes(place.id);
  return (
    <button
      type="button"
      className={clsx(styles.save, labelled ? styles.labelled : styles.round)}
      aria-pressed={isSaved}
      {...(!labelled && { 'aria-label': texts.card.savePlace({ name: place.name }) })}
      onClick={() => (isSaved ? removePlace(HEARTS, place) : addPlace(HEARTS, place.id))}
    >
      {labelled && (isSaved ? texts.card.saved() : texts.card.save())}
    </button>
  );
}
