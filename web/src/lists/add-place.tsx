import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { callQuery } from '../api/call-query.ts';
import { useDebounced } from '../hooks/use-debounced.ts';
import { FormField } from '../ui/form-field.tsx';
import { holdSeparators } from '../ui/hold-separators.ts';
import styles from './add-place.module.css';

interface AddPlaceProps {
  /** Ids of the places on the list. */
  readonly has: readonly number[];
  readonly onAdd: (id: number) => void;
}

/** Finds a place by name and adds it to the list. */
export function AddPlace({ has, onAdd }: AddPlaceProps) {
  const [text, setText] = useState('');
  const field = useRef<HTMLInputElement>(null);
  const { found, isAway } = useFoundPlaces(text);

  function add(id: number): void {
    onAdd(id);
    setText('');
    // The focused button is removed.
    field.current?.focus();
  }

  return (
    <div className={styles.add}>
      <FormField label="Add a place">
        {(control) => (
          <input
            {...control}
            ref={field}
            type="search"
            autoComplete="off"
            maxLength={100}
            placeholder="Type its name"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </FormField>
      {isAway && (
        <p role="status" className={styles.away}>
          We can’t look places up right now. Check your connection and try again.
        </p>
      )}
      {found.length > 0 && (
        <ul role="list" className={styles.found} aria-label="Places found">
          {found.map(({ id, name, category, neighborhood }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.choice}
                aria-label={`Add ${name}`}
                disabled={has.includes(id)}
                onClick={() => add(id)}
              >
                <Plus aria-hidden="true" />
                <span>
                  <strong>{name}</strong>{' '}
                  <span className={styles.facts}>
                    {has.includes(id) ? 'On the list' : holdSeparators(`${category} · ${neighborhood}`)}
                  </span>
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

function useFoundPlaces(text: string) {
  const asked = useDebounced(text.trim());
  const { data, isError, isPaused } = useQuery({
    ...callQuery('suggest', { query: { q: asked } }),
    enabled: asked !== '',
    placeholderData: keepPreviousData,
  });
  const isBlank = text.trim() === '' || asked === '';
  return { found: isBlank ? [] : (data?.restaurants ?? []), isAway: isError || isPaused };
}
