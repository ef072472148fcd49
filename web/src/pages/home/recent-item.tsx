import { Autocomplete } from '@base-ui/react/autocomplete';
import { History, X } from 'lucide-react';
import { Link } from 'react-router';
import { noteSearch } from './recent-searches.ts';
import type { Suggestion } from './suggestion-groups.ts';
import styles from './search-combobox.module.css';

interface RecentItemProps {
  readonly item: Suggestion;
  readonly onRemove: () => void;
  readonly onChosen: () => void;
}

/** A recent search with a button to forget it. An option can't contain a button, so they are siblings. */
export function RecentItem({ item, onRemove, onChosen }: RecentItemProps) {
  return (
    <div role="presentation" className={styles.recent}>
      <Autocomplete.Item
        value={item}
        className={styles.item}
        render={<Link to={item.path} />}
        onClick={() => {
          onChosen();
          noteSearch(item.name);
        }}
      >
        <History className={styles.icon} aria-hidden="true" />
        <span className={styles.name}>{item.name}</span>
      </Autocomplete.Item>
      {/* For pointers; keyboards use Delete. */}
      <button
        type="button"
        className={styles.remove}
        title={`Remove “${item.name}”`}
        tabIndex={-1}
        aria-hidden="true"
        // Keep the focus in the field.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
        onClick={onRemove}
      >
        <X aria-hidden="true" />
      </button>
    </div>
  );
}
