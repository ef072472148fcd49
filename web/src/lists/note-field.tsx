import { MAX_NOTE } from '#domain/lists/place-list';
import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './place-tools.module.css';

interface NoteFieldProps {
  readonly placeName: string;
  readonly note: string;
  readonly onSave: (note: string) => void;
}

/** The note of a place, editable on demand. */
export function NoteField({ placeName, note, onSave }: NoteFieldProps) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  function close(): void {
    setOpen(false);
    // The form that had the focus is removed.
    requestAnimationFrame(() => opener.current?.focus());
  }

  function save(text: string): void {
    onSave(text);
    close();
  }

  if (isOpen) return <NoteForm placeName={placeName} note={note} onSave={save} onCancel={close} />;
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

function NoteForm({ placeName, note, onSave, onCancel }: NoteFieldProps & { readonly onCancel: () => void }) {
  const [text, setText] = useState(note);
  const id = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  // The reader has just opened the form.
  useEffect(() => field.current?.focus(), []);

  function save(event: FormEvent): void {
    event.preventDefault();
    onSave(text.trim());
  }

  return (
    <form className={styles.form} onSubmit={save}>
      <label htmlFor={id} className={styles.label}>
        Your note<VisuallyHidden> on {placeName}</VisuallyHidden>
      </label>
      <textarea
        id={id}
        className={styles.field}
        rows={3}
        maxLength={MAX_NOTE}
        value={text}
        ref={field}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onCancel()}
      />
      <div className={styles.buttons}>
        <Button type="submit" size="small">
          Save note
        </Button>
        <Button variant="outline" size="small" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
