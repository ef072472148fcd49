import { MAX_NOTE } from '#domain/lists/list-places';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { Outcome } from '../../account/kept-list.ts';
import { Button } from '../../ui/button.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import styles from './place-tools.module.css';

interface NoteFieldProps {
  readonly placeName: string;
  readonly note: string;
  readonly onSave: (from: string, note: string) => Promise<Outcome>;
}

/** The note of a place, editable on demand. The typed text stays until it is saved. */
export function NoteField({ placeName, note, onSave }: NoteFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close(): void {
    setOpen(false);
    // The form that had the focus is removed.
    requestAnimationFrame(() => opener.current?.focus());
  }

  if (isOpen) return <NoteForm placeName={placeName} note={note} onSave={onSave} onDone={close} />;
  return (
    <div className={styles.noted}>
      {note !== '' && <p className={styles.note}>{note}</p>}
      <button ref={opener} type="button" className={styles.plain} onClick={() => setOpen(true)}>
        {note === '' ? 'Add a note' : 'Edit note'}
        <VisuallyHidden> on {placeName}</VisuallyHidden>
      </button>
    </div>
  );
}

function NoteForm({ placeName, note, onSave, onDone }: NoteFieldProps & { readonly onDone: () => void }) {
  const [from, setFrom] = useState(note);
  const [text, setText] = useState(note);
  const [theirs, setTheirs] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // The reader has just opened the form.
  useEffect(() => field.current?.focus(), []);

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    const outcome = await onSave(from, text.trim());
    setBusy(false);
    if (outcome === 'kept') return onDone();
    if (outcome === 'refused') return;
    // The reader has now seen the other note; saving again replaces it.
    setFrom(outcome.note);
    setTheirs(outcome.note);
  }

  return (
    <form className={styles.form} onSubmit={(event) => void save(event)}>
      <label htmlFor={id} className={styles.label}>
        Your note<VisuallyHidden> on {placeName}</VisuallyHidden>
      </label>
      <textarea
        id={id}
        className={styles.field}
        rows={3}
        maxLength={Math.max(MAX_NOTE, from.length)}
        value={text}
        ref={field}
        aria-describedby={theirs === null ? undefined : `${id}-theirs`}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onDone()}
      />
      {theirs !== null && (
        <p id={`${id}-theirs`} role="alert" className={styles.theirs}>
          Somebody else changed this note while you were writing.{' '}
          {theirs === '' ? 'They deleted it.' : <>It now says: “{theirs}”</>} Save to replace it with yours.
        </p>
      )}
      <div className={styles.buttons}>
        <Button type="submit" size="small" disabled={isBusy}>
          {isBusy ? 'Saving …' : 'Save note'}
        </Button>
        <Button variant="outline" size="small" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
