import { rankBetween, type ListPlace, type PlaceFacts } from '#domain/lists/place-list';
import { ArrowDown, ArrowUp, Check, X, type LucideIcon } from 'lucide-react';
import { useLayoutEffect, useRef } from 'react';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import { NoteField } from './note-field.tsx';
import styles from './place-tools.module.css';

interface PlaceToolsProps {
  readonly placeName: string;
  readonly place: ListPlace;
  /** The shown places of the list in their order. */
  readonly order: readonly ListPlace[];
  readonly onEdit: (facts: Partial<PlaceFacts>) => void;
  readonly onMoved: (text: string) => void;
  /** Absent if the heart removes a place. */
  readonly onRemove?: (() => void) | undefined;
}

/** The reader's note on a listed place, and its position in the list. */
export function PlaceTools({ placeName, place, order, onEdit, onMoved, onRemove }: PlaceToolsProps) {
  const { id, note, beenThere } = place;
  const position = order.indexOf(place);
  const focusAfterMove = useFocusAfterMove(position);

  function move(button: HTMLButtonElement, to: number): void {
    if (to < 0 || to >= order.length) return;
    focusAfterMove(button);
    const others = order.filter((other) => other.id !== id);
    onEdit({ rank: rankBetween(others[to - 1]?.rank, others[to]?.rank, Date.now()) });
    onMoved(`${placeName} is now ${to + 1} of ${order.length}.`);
  }

  return (
    <div className={styles.tools}>
      <NoteField placeName={placeName} note={note} onSave={(text) => onEdit({ note: text })} />
      <div className={styles.row}>
        <button
          type="button"
          className={styles.been}
          aria-pressed={beenThere}
          onClick={() => onEdit({ beenThere: !beenThere })}
        >
          <Check aria-hidden="true" />
          Been there<VisuallyHidden> at {placeName}</VisuallyHidden>
        </button>
        <IconButton
          label={`Move ${placeName} up`}
          Icon={ArrowUp}
          isDisabled={position === 0}
          onPress={(button) => move(button, position - 1)}
        />
        <IconButton
          label={`Move ${placeName} down`}
          Icon={ArrowDown}
          isDisabled={position === order.length - 1}
          onPress={(button) => move(button, position + 1)}
        />
        {onRemove && <IconButton label={`Take ${placeName} off the list`} Icon={X} onPress={onRemove} />}
      </div>
    </div>
  );
}

interface IconButtonProps {
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly isDisabled?: boolean;
  readonly onPress: (button: HTMLButtonElement) => void;
}

function IconButton({ label, Icon, isDisabled, onPress }: IconButtonProps) {
  return (
    <button
      type="button"
      className={styles.icon}
      aria-label={label}
      aria-disabled={isDisabled}
      onClick={(event) => onPress(event.currentTarget)}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

/** A moved card loses the focus; returns it to the pressed button. */
function useFocusAfterMove(position: number): (button: HTMLButtonElement) => void {
  const pressed = useRef<HTMLButtonElement>(null);
  const before = useRef(position);
  useLayoutEffect(() => {
    if (before.current === position) return;
    before.current = position;
    pressed.current?.focus();
    pressed.current = null;
  });
  return (button) => (pressed.current = button);
}

/** The same for readers of a shared list. */
export function PlaceNote({ note, beenThere }: { readonly note: string; readonly beenThere: boolean }) {
  if (note === '' && !beenThere) return null;
  return (
    <div className={styles.tools}>
      {note !== '' && <p className={styles.note}>{note}</p>}
      {beenThere && (
        <p className={styles.visited}>
          <Check aria-hidden="true" />
          Been there
        </p>
      )}
    </div>
  );
}
