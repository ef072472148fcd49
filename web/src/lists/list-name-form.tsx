import { MAX_LIST_NAME } from '#domain/lists/place-list';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Button } from '../ui/button.tsx';
import { FormField } from '../ui/form-field.tsx';
import styles from './list-name-form.module.css';

interface ListNameFormProps {
  readonly label: string;
  readonly name?: string;
  readonly submitLabel: string;
  readonly onName: (name: string) => void;
  readonly onCancel?: (() => void) | undefined;
}

export function ListNameForm({ label, name = '', submitLabel, onName, onCancel }: ListNameFormProps) {
  const [text, setText] = useState(name);
  const [error, setError] = useState<string>();
  const field = useRef<HTMLInputElement>(null);
  // The reader has just opened the form.
  useEffect(() => field.current?.focus(), []);

  function submit(event: FormEvent): void {
    event.preventDefault();
    const given = text.replaceAll(/\s+/g, ' ').trim();
    if (given === '') return setError('Name the list');
    onName(given);
  }

  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <FormField label={label} error={error}>
        {(control) => (
          <input
            {...control}
            type="text"
            ref={field}
            autoComplete="off"
            maxLength={MAX_LIST_NAME}
            placeholder="Date night"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
      <div className={styles.buttons}>
        <Button type="submit" size="small">
          {submitLabel}
        </Button>
        {onCancel && (
          <Button variant="outline" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
      </div>
    </form>
  );
}
