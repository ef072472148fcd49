import styles from './tag-list.module.css';

interface TagListProps {
  readonly id: string;
  readonly title: string;
  readonly tags: readonly string[];
}

/** Dishes a place is known for, occasions it suits, or what it offers; empty if nothing is known. */
export function TagList({ id, title, tags }: TagListProps) {
  if (tags.length === 0) return null;
  return (
    <div className={styles.line}>
      <span id={id}>{title}</span>
      <ul role="list" aria-labelledby={id} className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>{tag}</li>
        ))}
      </ul>
    </div>
  );
}
