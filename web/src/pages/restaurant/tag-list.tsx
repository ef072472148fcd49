import styles from './tag-list.module.css';

interface TagListProps {
  readonly id: string;
  readonly title: string;
  readonly kind: 'dish' | 'occasion' | 'feature';
  readonly tags: readonly string[];
}

/** Dishes a place is known for, occasions it suits, or what it offers; empty if nothing is known. */
export function TagList({ id, title, kind, tags }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <div className={styles.line} data-kind={kind}>
      <span id={id} className={styles.title}>
        {title}
      </span>
      <ul role="list" aria-labelledby={id} className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}
