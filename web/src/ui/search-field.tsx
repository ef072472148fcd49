import * as texts from '#texts';
import { Search } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';
import { Button } from './button.tsx';
import styles from './search-field.module.css';

interface SearchFieldProps {
  /** Target of the form without JavaScript. */
  readonly action: string;
  readonly placeholder: string;
  readonly value?: string;
  /** Called on every keystroke; without it the box is a plain form that submits to `action`. */
  readonly onChange?: (term: string) => void;
}

/** A search box in a form: without JavaScript it submits `?q=` by GET. */
export function SearchField({ action, placeholder, value, onChange }: SearchFieldProps) {
  const box = useRef<HTMLInputElement>(null);
  const isNew = useRef(true);
  const agree = useEffectEvent((known = '') => {
    const typed = box.current?.value ?? '';
    // Typed before hydration.
    if (isNew.current && typed !== known) onChange?.(typed);
    else if (box.current && onChange && typed !== known) box.current.value = known;
    isNew.current = false;
  });
  useEffect(() => agree(value), [value]);
  return (
    <form
      role="search"
      action={action}
      method="get"
      className={styles.form}
      data-follows={onChange === undefined ? undefined : ''}
      onSubmit={onChange && ((event) => event.preventDefault())}
    >
      <label className={styles.field}>
        <VisuallyHidden>{placeholder.replace(/\.+$/, '')}</VisuallyHidden>
        <Search className={styles.icon} aria-hidden="true" />
        <input
          ref={box}
          className={styles.input}
          type="search"
          name="q"
          placeholder={placeholder}
          // Not controlled: React would clear what was typed before hydration.
          defaultValue={value}
          onChange={onChange && ((event) => onChange(event.target.value))}
          autoComplete="off"
          enterKeyHint="search"
          maxLength={100}
        />
      </label>
      <Button type="submit" className={styles.submit}>
        {texts.words.search()}
      </Button>
    </form>
  );
}
